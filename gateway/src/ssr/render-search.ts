/** Parameters that links gather on their way and that no page shows: whence a visitor came, and the code of a table. */
const SHOWN_NOWHERE = /^(?:utm_\w+|fbclid|gclid|k)$/;

/** No table and no page number is longer. */
const LONGEST = 20;

/**
 * The search that a page is rendered with: of an address's parameters those that the route names, in one order. Null
 * where there is any other, for then the page may look otherwise.
 */
export function renderSearch(search: string, allowed: readonly string[]): string | null {
  if (search === '') return '';
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (SHOWN_NOWHERE.test(name)) continue;
    if (!allowed.includes(name) || kept.has(name) || value.length > LONGEST) return null;
    kept.set(name, value);
  }
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
