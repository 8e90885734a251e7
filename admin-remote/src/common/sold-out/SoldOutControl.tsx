import { Button } from '@storefront/shared/ui/Button';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { clockIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { SoldOutDialog } from './SoldOutDialog';
import { type MarkedDish, markText } from './sold-out-words';
import { useMarkSoldOut } from './use-mark-sold-out';

interface SoldOutControlProps {
  readonly dish: MarkedDish;
  /** True while there is no network: changes wait. */
  readonly isWaiting?: boolean;
}

/** One tap marks a dish as sold out today or puts it back; the clock offers the other ways (C225). */
export function SoldOutControl({ dish, isWaiting = false }: SoldOutControlProps) {
  const { isBusy, mark } = useMarkSoldOut(dish._id);
  const [isOpen, setOpen] = useState(false);
  const isMarked = markText(dish) !== '';
  const word = isMarked ? 'Put back' : 'Mark sold out';
  return (
    <Row>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={isWaiting}
        aria-label={`${word}: ${dish.name}`}
        onClick={() => void mark({ until: isMarked ? null : 'opening', piecesLeft: null })}
      >
        {word}
      </Button>
      <IconButton
        icon={clockIcon}
        label={`How long ${dish.name} is sold out`}
        aria-haspopup="dialog"
        disabled={isWaiting}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SoldOutDialog
          dish={dish}
          onChoose={(wanted) => {
            setOpen(false);
            void mark(wanted);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  > button:first-child {
    min-width: 132px;
    padding-inline: 12px;
    font-size: var(--t-small);
    white-space: nowrap;

    /* Five controls in the row of a card at 360 px. */
    @media (max-width: 379px) {
      min-width: 116px;
      padding-inline: 8px;
    }
  }
`;
