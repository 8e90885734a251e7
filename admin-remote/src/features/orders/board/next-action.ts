import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees } from '@storefront/shared/rules/money';
import { orderKind } from '@storefront/shared/rules/order-search';
import { toCollect } from '../../../common/payment-words';
import { setStatus, setStep } from './change-step';
import { type Lane, tellsStep } from './lanes';

/** What a button of the board does with an order. */
export interface BoardAction {
  readonly word: string;
  /** What the press also says: `Rs 960.00 collected`. */
  readonly note?: string | undefined;
  readonly make: (order: Order) => Promise<Order>;
  /** Returns whether somebody else has already done it. */
  readonly isDone?: (stored: Order) => boolean;
}

const complete = {
  make: (order: Order) => setStatus(order, 'completed'),
  isDone: ({ status }: Order) => status === 'completed',
};

const toStep = (step: 'preparing' | 'ready') => ({
  make: (order: Order) => setStep(order, step),
  isDone: (order: Order) => order.step === step,
});

const endWords = { table: 'Served', pickup: 'Handed over', delivery: 'Delivered' } as const;

/** Returns what completes an order: `Delivered, Rs 960.00 collected`. */
export function handOver(order: Order): BoardAction {
  const kind = orderKind(order);
  const isCollected = kind !== 'table' && toCollect(order) > 0;
  const note = isCollected ? `${formatRupees(toCollect(order))} collected` : undefined;
  return { word: endWords[kind], note, ...complete };
}

/** Returns what the large button of an accepted order does. With a server that knows only §7 it completes the order. */
export function nextAction(order: Order, lane: Exclude<Lane, 'new'>): BoardAction {
  if (!tellsStep(order)) return { word: 'Done', ...complete };
  switch (lane) {
    case 'accepted':
      return { word: 'Start', ...toStep('preparing') };
    case 'preparing':
      return { word: 'Ready', ...toStep('ready') };
    case 'ready':
      return handOver(order);
  }
}
