// Marks that reorder or hide text: LRM, RLM, ALM, embeddings, overrides, isolates, BOM, annotations (P63).
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;

/**
 * Text without control and bidirectional marks and halves of emoji (P63). Line breaks and tabs stay, and so does what
 * joins Nepali letters and emoji.
 */
export const plainText = (text: string): string =>
  text.replace(REORDERING, '').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

/** The same in one paragraph, without blanks around it; what shows nothing at all is empty. */
export function plainLine(text: string): string {
  const line = plainText(text.replace(/\s+/g, ' ')).trim();
  return /[^\s\p{Cf}]/u.test(line) ? line : '';
}

/**
 * The form in which names are searched and compared: case, Latin accents, width and runs of blanks do not count.
 * Marks of other scripts stay, since there they are part of the word.
 */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

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
