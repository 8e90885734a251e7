// The rules of shared/src/rules as they were when migration 0003 was written. A migration never changes, so it keeps its own
// copy: a later change of a rule needs a migration of its own.

/** Returns the form in which names are searched: without case, Latin accents, width and runs of blanks. */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Plurals that no rule below makes singular. */
const IRREGULAR: Readonly<Record<string, string>> = { scarves: 'scarf', scarfs: 'scarf' };

/** Words that mean a garment only at the end of a phrase: 'Linen Short', not 'Short Sleeve Shirt' or 'Flat Cap'. */
const AMBIGUOUS = new Set(['short', 'flat']);

/** A word without its plural ending; the same for both numbers, not always a word of the language. */
function stem(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word) && !/(?:[^s]s|[^z]z)es$/.test(word))
    return word.slice(0, -2);
  const singular = word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
  return singular.replace(/ie$/, 'y');
}

const words = (phrase: string) => phrase.split(/[^\p{L}\p{N}\p{M}']+/u).filter((word) => word !== '');

/** Phrases of a name: commas, brackets and spaced dashes part them. A hyphened garment becomes one word. */
const phrases = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/\b(t|tee|sweat|under)[\s\p{Pd}.]?(shirts?)\b/gu, (_, first: string, last: string) =>
      first === 'tee' ? `t${last}` : first + last,
    )
    .split(/[,;:/()[\]|]|\s\p{Pd}+\s/u)
    .map(words);

/** No type has more words than this. */
const MOST_WORDS = 4;

/** Every run of words of a phrase, as stems, but for those with a word that means no garment where it stands. */
function runsOf(phrase: readonly string[]): string[] {
  const stems = phrase.map(stem);
  const isWithin = (at: number) => at < phrase.length - 1;
  const isMisleading = (part: string, at: number) =>
    AMBIGUOUS.has(part) && phrase[at] === part && isWithin(at);
  return stems.flatMap((_, start) => {
    const longest = stems.slice(start, start + MOST_WORDS);
    const stop = longest.findIndex((part, index) => isMisleading(part, start + index));
    const usable = stop === -1 ? longest : longest.slice(0, stop);
    return usable.map((_part, last) => usable.slice(0, last + 1).join(' '));
  });
}

/** Returns the keys of all clothing and shoe types that a name is of (C66). */
export const subtypeKeys = (name: string): readonly string[] => [...new Set(phrases(name).flatMap(runsOf))];
