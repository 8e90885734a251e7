/** The four states of an order, in the order of their tabs (§4). */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const isOrderStatus = (value: unknown): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value);

/** Reads a status filter; an unknown one means pending, so that a typo never empties the first screen (C70). */
export function normaliseStatus(value: unknown): OrderStatus {
  const word = String(value).trim().toLowerCase().replace('canceled', 'cancelled');
  return isOrderStatus(word) ? word : 'pending';
}

/** How long the link of an order opens it (C191). */
export const ORDER_LINK_DAYS = 30;

/** Longest reason for a cancellation, in letters (C201). */
export const CANCEL_REASON_MAX = 200;

/** Without 0 O 1 I L and vowels, so that a code is easy to read aloud and spells no word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Length of a code; about 480 million codes exist. */
export const ORDER_CODE_LENGTH = 6;

/** FNV-1a with a final mix, so that consecutive ids give dissimilar codes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns the short code of an order for people, the same on every screen (C71, C80). The id stays the key. */
export function orderCode(orderId: string): string {
  let rest = hash(orderId);
  let code = '';
  for (let place = 0; place < ORDER_CODE_LENGTH; place += 1) {
    code += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return code;
}

/** Returns whether a line may be removed from an order; the last one may not: 'Cannot remove all items. …' (§5). */
export const canRemoveOrderLine = (lineCount: number): boolean => lineCount > 1;

/** Returns whether an edited order may be saved, else 'Order must have at least one item.' (§5). */
export const canSaveOrder = (lineCount: number): boolean => lineCount >= 1;

/** The three fields that may hold the name of an order line (§3, C78). */
export interface NamedOrderItem {
  readonly pname?: string | null | undefined;
  readonly productDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly closetDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly name?: string | null | undefined;
}

/** Returns the name of an ordered item: the snapshot first, so that it outlives a deleted product (C78, P16). */
export const orderItemName = ({ pname, productDetails, closetDetails, name }: NamedOrderItem): string =>
  pname || productDetails?.name || closetDetails?.name || name || 'Item no longer sold';
