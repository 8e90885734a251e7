import type { Order } from '@storefront/shared/contract/entities/order';

/** The lanes of the board: three are steps of the status "processing" (C209). */
export type Lane = 'new' | 'accepted' | 'preparing' | 'ready';

/** From this width on all lanes stand side by side; below it one at a time. */
export const ALL_LANES = '(min-width: 900px)';

const LANES: readonly Lane[] = ['new', 'accepted', 'preparing', 'ready'];

/** The lanes with a server that knows only §7: it has no steps. */
const LANES_OF_SECTION_7: readonly Lane[] = ['new', 'accepted'];

export const lanesOf = (hasSteps: boolean): readonly Lane[] => (hasSteps ? LANES : LANES_OF_SECTION_7);

const laneWords: Readonly<Record<Lane, string>> = {
  new: 'New',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
};

/** Returns the name of a lane. Without steps every accepted order is in one lane. */
export const laneWord = (lane: Lane, hasSteps: boolean): string =>
  lane === 'accepted' && !hasSteps ? 'In progress' : laneWords[lane];

/** Returns the lane of an order; null for one that has ended. */
export function laneOf({ status, step }: Pick<Order, 'status' | 'step'>): Lane | null {
  if (status === 'pending') return 'new';
  return status === 'processing' ? (step ?? 'accepted') : null;
}

/**
 * Returns when an order entered its lane, ms. A lane is sorted by it: arrivals join the end, and an order that is put
 * back has its old place again.
 */
export function enteredAt(order: Order, lane: Lane): number {
  const { createdAt, acceptedAt, preparingAt, readyAt } = order;
  const times = { new: null, accepted: acceptedAt, preparing: preparingAt, ready: readyAt };
  return Date.parse(times[lane] ?? createdAt);
}

/** Returns whether the server tells the step of an order: one that knows only §7 does not. */
export const tellsStep = ({ step }: Order): boolean => step !== undefined;
