/** The form in which two texts count as equal: compatible letters, lower case, single spaces (C10). */
export const textKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
