import { serverNow } from '@storefront/shared/api';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { PIECES_LEFT_MAX, type SoldOutMark } from '@storefront/shared/rules/sold-out';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Stepper } from '@storefront/shared/ui/Stepper';
import { useState } from 'react';
import styled from 'styled-components';
import { type MarkedDish, markText, openingText } from './sold-out-words';

/** What the count starts from. */
const FIRST_COUNT = 5;

interface SoldOutDialogProps {
  readonly dish: MarkedDish;
  readonly onChoose: (mark: SoldOutMark) => void;
  readonly onClose: () => void;
}

/** Asks how long a dish is sold out, or how many pieces are left of it (C225, C226). */
export function SoldOutDialog({ dish, onChoose, onClose }: SoldOutDialogProps) {
  const [pieces, setPieces] = useState(dish.piecesLeft || FIRST_COUNT);
  const hours = useOrderingSettings(true);
  const [now] = useState(() => serverNow());
  const isMarked = markText(dish) !== '';
  return (
    <Dialog open onClose={onClose} title={`${dish.name}: sold out?`}>
      {isMarked && <State>{markText(dish)}</State>}
      <List>
        <Entry variant="secondary" onClick={() => onChoose({ until: 'opening', piecesLeft: null })}>
          {`Sold out${openingText(now, hours)}`}
        </Entry>
        <Entry variant="secondary" onClick={() => onChoose({ until: 'putBack', piecesLeft: null })}>
          Sold out until it is put back
        </Entry>
        <Count>
          <Stepper name={dish.name} value={pieces} max={PIECES_LEFT_MAX} onChange={setPieces} />
          <Button variant="secondary" onClick={() => onChoose({ until: null, piecesLeft: pieces })}>
            {`${pieces} left today`}
          </Button>
        </Count>
        {isMarked && (
          <Entry variant="secondary" onClick={() => onChoose({ until: null, piecesLeft: null })}>
            Put back
          </Entry>
        )}
      </List>
      <Hint>
        Orders take from the pieces that are left, cancellations give them back. The count ends when the shop
        opens for its next day.
      </Hint>
    </Dialog>
  );
}

const State = styled.p`
  margin-bottom: 12px;
  color: var(--accent-text);
`;

const List = styled.div`
  display: grid;
  gap: 8px;
`;

const Entry = styled(Button)`
  && {
    justify-content: flex-start;
    min-height: 52px;
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  > :last-child {
    flex: 1;
    min-height: 52px;
  }
`;

const Hint = styled.p`
  margin-top: 12px;
  font-size: var(--t-small);
  color: var(--muted);
`;
