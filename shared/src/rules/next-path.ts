/** The pages allowed after a login (§2); not login and sign-up. */
const PAGES =
  /^\/(?:(?:menu|cart|billing|profile|orders|closet|khome|gallary|loyality|about)\/?|(?:single|csingle|order)\/[^/]+\/?|admin(?:\/[^/]+)?\/?)?$/;

const NOWHERE = 'http://shop.invalid';

/**
 * Returns the page to open after a login: of this shop, never of another site (P76).
 *
 * @param value the raw `next` parameter.
 * @returns path, query and fragment in their normal form, or `fallback`.
 */
export function safeNextPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 500) return fallback;
  try {
    const url = new URL(value, NOWHERE);
    if (url.origin !== NOWHERE || !PAGES.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
