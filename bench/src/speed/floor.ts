import { bytesPerMs, type LineSettings } from '../line/slow-line';

/** What the largest paint of a page cannot do without. */
export interface CriticalBytes {
  readonly html: number;
  /** Of the picture that is the largest paint; 0 where it is text. */
  readonly picture: number;
}

/** Connection, TLS 1.3, and the page itself. */
const ROUND_TRIPS = 3;

/**
 * The earliest moment of the largest paint that this line allows, however fast the server and the phone: three round
 * trips until the first byte of the page. Text needs the page's bytes at the line's rate. A picture can be asked for
 * when the page's first packet is there: it follows one more round trip later, or right after the page where that takes
 * longer, at the line's rate.
 */
export function floorOf({ html, picture }: CriticalBytes, { down, roundTrip }: LineSettings): number {
  const rate = bytesPerMs(down);
  const firstByte = ROUND_TRIPS * roundTrip;
  const page = html / rate;
  return picture === 0 ? firstByte + page : firstByte + Math.max(roundTrip, page) + picture / rate;
}
