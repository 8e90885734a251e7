/** The longest special request that reaches the kitchen (C60). */
export const REQUESTS_MAX = 300;

// Marks that reorder or hide text: LRM, RLM, ALM, embeddings, overrides, isolates, BOM, annotations (P63).
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;

/**
 * A special request as staff may read it (C60): one paragraph of plain text, 300 characters at most, without control
 * and bidirectional marks. What joins Nepali letters and emoji stays. Anything but a text gives an empty one.
 */
export function cleanRequests(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, REQUESTS_MAX * 8)
    .replace(/\s+/g, ' ')
    .replace(REORDERING, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, REQUESTS_MAX)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
