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
