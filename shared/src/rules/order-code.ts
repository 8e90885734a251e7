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
