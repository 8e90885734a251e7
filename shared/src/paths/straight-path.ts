import { bareWord } from '../rules/bare-word';

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Returns a part of an address without what surrounds it; an id or a code is the same otherwise. */
function bared(part: string): string {
  try {
    const decoded = decodeURIComponent(part);
    const bare = bareWord(decoded);
    return bare === decoded ? part : encodeURIComponent(bare);
  } catch {
    return part;
  }
}

/** Returns a fixed part of an address as the route table writes it. */
function folded(part: string): string {
  try {
    return bareWord(decodeURIComponent(part)).toLowerCase();
  } catch {
    return part;
  }
}

function straightened(pattern: string, given: readonly string[]): string[] | null {
  const wanted = partsOf(pattern);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null;
  const parts: string[] = [];
  for (const [index, part] of given.entries()) {
    const fixed = wanted[index];
    if (fixed?.startsWith(':')) parts.push(bared(part));
    else if (fixed !== undefined && fixed !== folded(part)) return null;
    // The name of a page below a prefix, such as a tab of the dashboard; what follows may be an id.
    else parts.push(index <= wanted.length ? folded(part) : part);
  }
  return parts;
}

/**
 * Returns the address of the page that somebody meant: fixed parts in other capitals, blanks or a full stop behind a part,
 * and slashes too many are put right; ids and codes keep their capitals. The same path if no page fits, or none is needed
 * (C444).
 *
 * @param patterns of the route table
 */
export function straightPath(patterns: readonly string[], path: string): string {
  const given = partsOf(path);
  while (given.length > 0 && folded(given.at(-1) ?? '') === '') given.pop();
  for (const pattern of patterns) {
    const parts = pattern === '*' ? null : straightened(pattern, given);
    if (parts) return `/${parts.join('/')}`;
  }
  return path;
}

/** Returns a query without the marks that a sentence put behind it, where its end is a key or a table (C444). */
export const straightSearch = (search: string): string =>
  search.replace(/(?<=[?&](?:key|tableId)=)[^&]+$/u, bared);
