/**
 * Marks a stored page with the time it was stored, see `OfflineNotice`. It was rendered without a query: under an
 * address with one, of a table or a filter, the browser renders it again instead of hydrating it.
 *
 * @param at milliseconds since 1970, UTC
 */
export function storedHtml(html: string, at: number, hasQuery: boolean): string {
  const dated = html.replace('<html ', `<html data-stored-at="${at}" `);
  return hasQuery ? dated.replace('<div id="root" data-rendered>', '<div id="root">') : dated;
}

/** Whether the page can be read without its scripts. */
export const isRendered = (html: string): boolean => html.includes('<div id="root" data-rendered>');

/**
 * Sent after a stored page that the server has confirmed. HTML adds the attributes of a second `<html>` to the first, so
 * this needs no script. A page that ends before it keeps its mark of a stored page.
 */
export const CONFIRMATION = '<html data-confirmed>';

/** Sent after a stored page when the server has another one. Keeps the history entry and the scroll position. */
export const RELOAD = '<script>location.reload()</script>';

/** The hash of the script in {@link RELOAD}; its test computes it. */
const RELOAD_HASH = 'sha256-9gOBGqEQINNDuds+tkXbNzih6klbz+KeCyxEj4KRLeM=';

/** The page's content security policy, with {@link RELOAD} allowed by its hash (C91). */
export const allowReload = (policy: string): string =>
  policy.replace('script-src ', `script-src '${RELOAD_HASH}' `);
