/**
 * A kept page, which says of itself since when it is kept, see `OfflineBar`. It was rendered without a query: under an
 * address that has one, of a table or a filter, the browser draws it anew and takes nothing over.
 *
 * @param at milliseconds since 1970, UTC
 */
export function keptHtml(html: string, at: number, hasQuery: boolean): string {
  const dated = html.replace('<html ', `<html data-kept-at="${at}" `);
  return hasQuery ? dated.replace('<div id="root" data-rendered>', '<div id="root">') : dated;
}

/** Whether the page can be read without its scripts. */
export const isRendered = (html: string): boolean => html.includes('<div id="root" data-rendered>');

/**
 * After a page: it is the network's too. A second `<html>` adds its attributes to the first, as HTML has it; whatever
 * breaks off before leaves a page that says since when it is so.
 */
export const CONFIRMATION = '<html data-confirmed>';

/** After a page: the network's is another one. The same entry of the history, scrolled to the same place. */
const REPLACE = 'location.reload()';
export const REPLACEMENT = `<script>${REPLACE}</script>`;

/** What pages may run is said by hash (C91); see the test for this one. */
const HASH_OF_REPLACE = 'sha256-9gOBGqEQINNDuds+tkXbNzih6klbz+KeCyxEj4KRLeM=';

/** The policy of a kept page, with leave to have itself replaced. */
export const withReplacement = (policy: string): string =>
  policy.replace('script-src ', `script-src '${HASH_OF_REPLACE}' `);
