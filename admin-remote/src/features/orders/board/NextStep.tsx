import type { Order } from '@storefront/shared/contract/entities/order';
import { Button } from '@storefront/shared/ui/Button';
import type { RefObject } from 'react';
import { nameOf } from './board-words';
import type { Lane } from './lanes';
import { type BoardAction, nextAction } from './next-action';

interface NextStepProps {
  readonly order: Order;
  readonly lane: Exclude<Lane, 'new'>;
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
  readonly onMove: (action: BoardAction) => void;
  readonly control: RefObject<HTMLButtonElement | null>;
}

/** The large button of an accepted order. */
export function NextStep({ order, lane, isBusy, isWaiting, onMove, control }: NextStepProps) {
  const action = nextAction(order, lane);
  const { word, note } = action;
  const said = note ? `${word}, ${note}` : word;
  return (
    <Button
      ref={control}
      busy={isBusy}
      disabled={isWaiting}
      aria-label={`${said}: ${nameOf(order)}`}
      onClick={() => onMove(action)}
    >
      <span>
        <span>{word}</span>
        {note && <small>{note}</small>}
      </span>
    </Button>
  );
}
