/** The pages that a login may lead back to (§2); not login and sign-up themselves. */
const PAGES =
  /^\/(?:(?:menu|cart|billing|profile|closet|khome|gallary|loyality|about)\/?|(?:single|csingle)\/[^/]+\/?|admin(?:\/[^/]+)?\/?)?$/;

const NOWHERE = 'http://shop.invalid';

/**
 * Where to go after a login: a page of this shop, never another site (P76).
 *
 * @param value the `next` parameter as it came.
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
