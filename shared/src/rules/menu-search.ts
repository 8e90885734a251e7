import { textKey } from './text-key';

/** The longest text that is searched for; the rest is cut (P66). */
export const SEARCH_MAX = 100;

/** What search compares. */
export const normaliseSearch = (text: string): string => textKey(text.slice(0, SEARCH_MAX));

/** Whether a name contains the text, in any case (§5). A blank text matches everything; no character is special (P66). */
export const matchesMenuSearch = (name: string, text: string): boolean =>
  normaliseSearch(name).includes(normaliseSearch(text));
