// Marks that reorder or hide text: LRM, RLM, ALM, embeddings, overrides, isolates, BOM, annotations (P63).
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;

/**
 * Returns text without control and bidirectional marks and halves of emoji (P63). Keeps line breaks, tabs and the
 * joiners of Nepali letters and emoji.
 */
export const plainText = (text: string): string =>
  text.replace(REORDERING, '').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

/** Returns `plainText` as one trimmed paragraph; empty if nothing is visible. */
export function plainLine(text: string): string {
  const line = plainText(text.replace(/\s/g, ' ')).replace(/ {2,}/g, ' ').trim();
  return /[^\s\p{Cf}]/u.test(line) ? line : '';
}

/**
 * Returns the form in which names are searched and compared: ignores case, Latin accents, the nukta, width, runs of blanks
 * and marks without width, such as joiners; all quotes of a kind are one, all hyphens and dashes too, and `ß` is `ss`
 * (C443). Keeps other marks of other scripts, where they are part of the word.
 */
export const textKey = (text: string): string =>
  text
    .replace(/[`´‘’‚‛′ʹʻʼʽ＇]/g, "'")
    .replace(/[“”„‟″«»＂]/g, '"')
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u093C\p{Cf}\p{VS}]/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/ß/g, 'ss');

/** Maximum length of a special request (C60). */
export const REQUESTS_MAX = 300;

/**
 * Cleans a special request (C60): one paragraph of plain text, at most 300 characters, without control and bidirectional
 * marks. Keeps the joiners of Nepali letters and emoji. Returns an empty text for any other type.
 */
export function cleanRequests(value: unknown): string {
  if (typeof value !== 'string') return '';
  return plainLine(value.slice(0, REQUESTS_MAX * 8))
    .slice(0, REQUESTS_MAX)
    .replace(/\p{Cs}/u, '')
    .trimEnd();
}
