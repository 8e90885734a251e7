import { cleanRequests } from './text';

/** What makes two cart lines the same line (C47): product, size, colour, requests and table. */
export interface LineIdentity {
  readonly productId: string;
  readonly selectedSize: string | null;
  readonly selectedColor: string | null;
  readonly requests: string;
  readonly table: string | null;
}

const encode = (part: string | null) => encodeURIComponent((part ?? '').trim().replace(/\p{Cs}/gu, ''));

/** The identity of a line as one text; equal texts mean the same line, which then grows instead of doubling (P21). */
export const lineIdOf = ({ productId, selectedSize, selectedColor, requests, table }: LineIdentity): string =>
  [productId, selectedSize, selectedColor, cleanRequests(requests), table].map(encode).join('|');

/** A cart line as far as an id can mean it. */
export interface IdentifiedLine {
  readonly lineId: string;
  readonly productId: string;
}

/**
 * The one line that an id means: the line's own id first; a product's id only when a single line has that product,
 * so that taking out M never takes out L (C46, C47). Null when no line or more than one is meant.
 */
export function findLine<L extends IdentifiedLine>(lines: readonly L[], id: string): L | null {
  const own = lines.find((line) => line.lineId === id);
  if (own) return own;
  const [first, ...others] = lines.filter((line) => line.productId === id);
  return first && others.length === 0 ? first : null;
}

/** The highest number that the cart badge spells out (§2). */
export const BADGE_MAX = 99;

/** What the badge shows: nothing for an empty cart, `99+` above 99 (§2, §9). */
export function badgeText(count: number): string {
  if (!(count >= 1)) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count));
}

/** The accessible name of the cart link: 'Cart, 3 items'. */
export const badgeLabel = (count: number): string =>
  count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
