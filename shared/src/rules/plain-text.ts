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
