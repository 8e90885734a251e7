import { cleanRequests } from './text';

/** The identity of a cart line (C47): product, size, colour, requests, table and options (C256). */
export interface LineIdentity {
  readonly productId: string;
  readonly selectedSize: string | null;
  readonly selectedColor: string | null;
  readonly requests: string;
  readonly table: string | null;
  /** The choices of a dish; absent or empty without any. */
  readonly options?: readonly { readonly id: string }[] | undefined;
}

const encode = (part: string | null) => encodeURIComponent((part ?? '').trim().replace(/\p{Cs}/gu, ''));

/** Returns the identity of a line as one text; adding an equal line increases its quantity (P21). */
export function lineIdOf({
  productId,
  selectedSize,
  selectedColor,
  requests,
  table,
  options = [],
}: LineIdentity): string {
  const chosen = options.map(({ id }) => encode(id)).sort();
  const parts = [productId, selectedSize, selectedColor, cleanRequests(requests), table].map(encode);
  // Lines without options keep the identity that they had before there were any.
  return (chosen.length === 0 ? parts : [...parts, chosen.join('+')]).join('|');
}

/** The ids of a cart line. */
export interface IdentifiedLine {
  readonly lineId: string;
  readonly productId: string;
}

/**
 * Finds the line of an id: first by line id, then by product id if a single line has that product, so that removing
 * size M never removes L (C46, C47). Returns null for no line or several.
 */
export function findLine<L extends IdentifiedLine>(lines: readonly L[], id: string): L | null {
  const own = lines.find((line) => line.lineId === id);
  if (own) return own;
  const [first, ...others] = lines.filter((line) => line.productId === id);
  return first && others.length === 0 ? first : null;
}

/** The highest number on the cart badge (§2). */
export const BADGE_MAX = 99;

/** Returns the badge's text: empty for an empty cart, `99+` above 99 (§2, §9). */
export function badgeText(count: number): string {
  if (!(count >= 1)) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count));
}

/** Returns the accessible name of the cart link: 'Cart, 3 items'. */
export const badgeLabel = (count: number): string =>
  count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
