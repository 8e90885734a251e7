/** Plurals that the rules below do not cover. */
const IRREGULAR: Readonly<Record<string, string>> = { scarves: 'scarf', scarfs: 'scarf' };

/** Words that mean a garment only at the end of a phrase: 'Linen Short', not 'Short Sleeve Shirt' or 'Flat Cap'. */
const AMBIGUOUS = new Set(['short', 'flat']);

/** Returns a word without its plural ending: equal for singular and plural, not always a real word. */
function stem(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word) && !/(?:[^s]s|[^z]z)es$/.test(word))
    return word.slice(0, -2);
  const singular = word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
  return singular.replace(/ie$/, 'y');
}

const words = (phrase: string) => phrase.split(/[^\p{L}\p{N}\p{M}']/u).filter((word) => word !== '');

/** Returns the phrases of a name, split at commas, brackets and spaced dashes. A hyphenated garment becomes one word. */
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

/** Most words in a type. */
const MOST_WORDS = 4;

/** Returns every run of words of a phrase, as stems, except runs with an ambiguous word that means no garment there. */
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

/** Returns the normalised form of a type, for comparison; empty if blank. */
export const subtypeKey = (subtype: string): string => phrases(subtype).flat().map(stem).join(' ');

/** Returns the keys of all types that a name matches; a database can index them instead of names (C66). */
export const subtypeKeys = (name: string): readonly string[] => [...new Set(phrases(name).flatMap(runsOf))];

/**
 * Returns whether a name matches a clothing or shoe type (§5, C66): whole words, any case, singular or plural; 'Shirts'
 * finds 'Oxford Shirt' but neither T-shirts nor sweatshirts. A blank type matches every name.
 */
export function matchesSubtype(name: string, subtype: string): boolean {
  const wanted = subtypeKey(subtype);
  return wanted === '' || subtypeKeys(name).includes(wanted);
}
