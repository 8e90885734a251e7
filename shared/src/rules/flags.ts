const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  '1': true,
  false: false,
  off: false,
  no: false,
  '0': false,
};

/**
 * Reads a switch that came as form text or setting; `Boolean('false')` is true, so the words are read (C59).
 *
 * @returns undefined for what is no such word, a blank included: the caller's default holds.
 */
export function parseFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = String(value ?? '')
    .trim()
    .toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}
