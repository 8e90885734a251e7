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
