import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Icon } from '@storefront/shared/ui/Icon';
import { soldOutIcon } from '@storefront/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import type { MarkedDish } from '../../../common/sold-out/sold-out-words';
import { DishMarks } from './DishMarks';
import { useSoldOut } from './use-sold-out';

/** Opens the list of what is sold out, or counted, with "Put back" (C225). Shows how many there are. */
export function SoldOutButton({ isWaiting }: { readonly isWaiting: boolean }) {
  const marked = useSoldOut();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tool
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`Sold out ${marked.length}`}
        onClick={() => setOpen(true)}
      >
        <Icon path={soldOutIcon} />
        <span>Sold out</span>
        {marked.length > 0 && <small>{marked.length}</small>}
      </Tool>
      {isOpen && <SoldOutList marked={marked} isWaiting={isWaiting} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SoldOutListProps {
  readonly marked: readonly MarkedDish[];
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** A dish that is put back stays in the open list, so that nothing moves under a finger. */
function SoldOutList({ marked, isWaiting, onClose }: SoldOutListProps) {
  const [shown, setShown] = useState(marked);
  const fresh = marked.filter((dish) => !shown.some(({ _id }) => _id === dish._id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  const dishes = shown.map(
    ({ _id, name }) => marked.find((dish) => dish._id === _id) ?? { _id, name, soldOut: false },
  );
  return (
    <Dialog open onClose={onClose} title="Sold out">
      {dishes.length === 0 ? (
        <p>Nothing is sold out. Mark a dish in the menu of an order, or on the Cafe tab.</p>
      ) : (
        <DishMarks label="Sold out" dishes={dishes} isWaiting={isWaiting} />
      )}
    </Dialog>
  );
}

/* Wide enough for a count, so that nothing beside it moves. On a phone the icon stands for the word. */
const Tool = styled(Button)`
  width: 80px;
  padding-inline: 8px;

  small {
    font-size: var(--t-micro);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 899px) {
    span span {
      display: none;
    }
  }

  @media (min-width: 900px) {
    width: auto;
    min-width: 132px;
  }
`;
