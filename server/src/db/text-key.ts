const LATIN_ACCENTS = /[\u0300-\u036F]/g;

/**
 * The form in which two texts count as equal: compatible letters, without Latin accents, lower case, single spaces
 * (C10). What menu and closet are searched by, as the pages search what they have loaded.
 */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
