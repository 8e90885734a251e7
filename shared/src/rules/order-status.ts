/** The four states of an order, in the order of their tabs (§4). */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Badge colours (§4). */
export const STATUS_COLOURS = {
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<OrderStatus, string>;

export const isOrderStatus = (value: unknown): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value);

/** Reads a status filter; an unknown or misspelt one means pending, so the first screen is never empty by a typo (C70). */
export function normaliseStatus(value: unknown): OrderStatus {
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled');
  return isOrderStatus(word) ? word : 'pending';
}
