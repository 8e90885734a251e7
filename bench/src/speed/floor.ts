import { bytesPerMs, type LineSettings } from '../line/slow-line';

/** The bytes that the largest paint of a page needs. */
export interface CriticalBytes {
  readonly html: number;
  /** Bytes of the picture that is the largest paint; 0 if it is text. */
  readonly picture: number;
}

/** Connection, TLS 1.3, and the page itself. */
const ROUND_TRIPS = 3;

/**
 * Returns the earliest largest paint that this line allows, with an infinitely fast server and phone. The first byte of
 * the page takes three round trips. Text needs the page's bytes at the line's rate. A picture is requested with the
 * page's first packet: it starts one round trip later, or right after the page if that takes longer.
 */
export function floorOf({ html, picture }: CriticalBytes, { down, roundTrip }: LineSettings): number {
  const rate = bytesPerMs(down);
  const firstByte = ROUND_TRIPS * roundTrip;
  const page = html / rate;
  return picture === 0 ? firstByte + page : firstByte + Math.max(roundTrip, page) + picture / rate;
}
