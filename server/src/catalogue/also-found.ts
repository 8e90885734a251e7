import { hasNearly, hasWords, wordsOf } from '@storefront/shared/rules/search';
import { textKey } from '@storefront/shared/rules/text';
import type { Page } from '../platform/db/lists/list';

/** So many items are looked through, from the top of the list: what names do not say is in no index. */
export const LOOKED_THROUGH = 2_000;

/** Shortest search that looks beyond names, letters and digits: `(a+)+$` has one (P66). */
const SEARCH_MIN = 2;

/** What an item says about itself. */
export interface SaidItem {
  readonly id: string;
  readonly name_key: string;
  readonly category: string;
  /** Description, brand, material. */
  readonly texts: readonly string[];
}

interface Said {
  readonly id: string;
  readonly name: readonly string[];
  readonly category: readonly string[];
  readonly text: readonly string[];
}

/** Returns the items with a match: in their name, then in their category, in their text, in all of them together. */
function ranked(said: readonly Said[], matches: (words: readonly string[]) => boolean): readonly Said[] {
  const ranks = said.map(({ name, category, text }) =>
    [name, category, text, [...name, ...category, ...text]].findIndex(matches),
  );
  return [0, 1, 2, 3].flatMap((rank) => said.filter((_, index) => ranks[index] === rank));
}

/**
 * Returns a page of a search: the items whose name contains the text, as §5 says; then those whose name has its words with
 * other marks or blanks, those of a category that is called so, those whose text says it. If there is none, those that say
 * it with one typing error in a word (C443).
 *
 * @param named ids of the page of names alone
 * @param readAll reads the first items of the list
 */
export async function withAlsoFound(
  named: readonly string[],
  { offset, limit, search = '' }: Page,
  readAll: () => Promise<readonly SaidItem[]>,
): Promise<readonly string[]> {
  const key = textKey(search);
  const searched = wordsOf(key);
  if (named.length === limit || [...searched.join('')].length < SEARCH_MIN) return named;
  const all = await readAll();
  const others = all.filter(({ name_key }) => !name_key.includes(key));
  const said = others.map(({ id, name_key, category, texts }) => ({
    id,
    name: wordsOf(name_key),
    category: wordsOf(textKey(category)),
    text: texts.flatMap((text) => wordsOf(textKey(text))),
  }));
  const exact = ranked(said, (words) => hasWords(words, searched));
  const before = named.length > 0 ? offset + named.length : all.length - others.length;
  const also = before + exact.length > 0 ? exact : ranked(said, (words) => hasNearly(words, searched));
  const start = Math.max(0, offset + named.length - before);
  return [...named, ...also.slice(start, start + limit - named.length).map(({ id }) => id)];
}
