/** The four states of an order, in the order of their tabs (§4). */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

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

/** No 0 O 1 I L, and no vowels, so that a code can be read out and spells no word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Length of a code: about 480 million different ones. */
export const ORDER_CODE_LENGTH = 6;

/** FNV-1a, the finished value mixed once more so that neighbouring ids look unlike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The short code of an order, the same wherever it is shown (C71, C80). For people; the id stays the key. */
export function orderCode(orderId: string): string {
  let rest = hash(orderId);
  let code = '';
  for (let place = 0; place < ORDER_CODE_LENGTH; place += 1) {
    code += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return code;
}

/** Whether a line may be taken out of an order; the last one may not: 'Cannot remove all items. …' (§5). */
export const canRemoveOrderLine = (lineCount: number): boolean => lineCount > 1;

/** Whether an edited order may be saved, else 'Order must have at least one item.' (§5). */
export const canSaveOrder = (lineCount: number): boolean => lineCount >= 1;

/** The three places where a line of an order may carry its name (§3, C78). */
export interface NamedOrderItem {
  readonly pname?: string | null | undefined;
  readonly productDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly closetDetails?: { readonly name?: string | undefined } | null | undefined;
  readonly name?: string | null | undefined;
}

/** The name of an ordered item: the snapshot first, so that a deleted product leaves no blank (C78, P16). */
export const orderItemName = ({ pname, productDetails, closetDetails, name }: NamedOrderItem): string =>
  pname || productDetails?.name || closetDetails?.name || name || 'Item no longer sold';
