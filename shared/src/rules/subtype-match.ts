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

function holds(phrase: readonly string[], wanted: readonly string[]): boolean {
  const stems = phrase.map(stem);
  return phrase.some((_, start) =>
    wanted.every((part, index) => {
      const at = start + index;
      if (stems[at] !== part) return false;
      const isBareStem = phrase[at] === part && AMBIGUOUS.has(part);
      return !isBareStem || at === phrase.length - 1;
    }),
  );
}

/**
 * Whether a name is of a clothing or shoe type (§5, C66): whole words, any case, singular or plural alike; 'Shirts'
 * finds 'Oxford Shirt' but neither T-shirts nor sweatshirts. A blank type matches every name.
 */
export function matchesSubtype(name: string, subtype: string): boolean {
  const wanted = phrases(subtype).flat().map(stem);
  return wanted.length === 0 || phrases(name).some((phrase) => holds(phrase, wanted));
}
