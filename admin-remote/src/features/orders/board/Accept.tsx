import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { Button } from '@storefront/shared/ui/Button';
import type { RefObject } from 'react';
import { isWithoutPromise, nameOf, promiseText } from './board-words';
import { acceptOrder } from './change-step';
import { tellsStep } from './lanes';
import { MinutesStepper } from './MinutesStepper';
import type { BoardAction } from './next-action';
import type { Pacing } from './promise';
import { usePromise } from './use-promise';

interface AcceptProps {
  readonly order: Order;
  readonly pacing: Pacing;
  readonly now: number;
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
  readonly onAccept: (action: BoardAction) => void;
  readonly control: RefObject<HTMLButtonElement | null>;
}

/** Accepts a new order with a promised time; with a server that knows only §7 without one (C210), and for clothes too (C442). */
export function Accept({ order, pacing, now, isBusy, isWaiting, onAccept, control }: AcceptProps) {
  const { promiseAt, ...stepper } = usePromise(order, pacing, now);
  const name = nameOf(order);
  const hasNone = isWithoutPromise(order);
  const accept = () => {
    const promisedAt = hasNone ? null : promiseAt(serverNow());
    const note = tellsStep(order) && promisedAt ? promiseText(order, Date.parse(promisedAt)) : undefined;
    onAccept({ word: 'Accept', note, make: (current) => acceptOrder(current, promisedAt) });
  };
  return (
    <>
      {tellsStep(order) && !hasNone && <MinutesStepper name={name} {...stepper} />}
      <Button ref={control} busy={isBusy} disabled={isWaiting} aria-label={`Accept ${name}`} onClick={accept}>
        Accept
      </Button>
    </>
  );
}
