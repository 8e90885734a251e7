/** Parameters that no page shows: tracking, and the code of a table. */
const SHOWN_NOWHERE = /^(?:utm_\w+|fbclid|gclid|k)$/;

/** Longest value of a parameter: a table or a page number. */
const LONGEST = 20;

/**
 * Returns the search that a page is rendered with: the parameters that the route allows, sorted. Null if there is
 * another parameter, because the page may then look different.
 */
export function renderSearch(search: string, allowed: readonly string[]): string | null {
  if (search === '') return '';
  const used = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (SHOWN_NOWHERE.test(name)) continue;
    if (!allowed.includes(name) || used.has(name) || value.length > LONGEST) return null;
    used.set(name, value);
  }
  used.sort();
  return used.size > 0 ? `?${used}` : '';
}
