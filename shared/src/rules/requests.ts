import { plainLine } from './plain-text';

/** The longest special request that reaches the kitchen (C60). */
export const REQUESTS_MAX = 300;

/**
 * A special request as staff may read it (C60): one paragraph of plain text, 300 characters at most, without control
 * and bidirectional marks. What joins Nepali letters and emoji stays. Anything but a text gives an empty one.
 */
export function cleanRequests(value: unknown): string {
  if (typeof value !== 'string') return '';
  return plainLine(value.slice(0, REQUESTS_MAX * 8))
    .slice(0, REQUESTS_MAX)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
