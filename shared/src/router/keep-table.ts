import { createPath, parsePath, type To } from 'react-router-dom';
import { parseTableId } from '../rules/tables';

/** Staff pages know no table. */
const STAFF_PAGES = /^\/(?:admin|_)/;

/** Search parameter of a link that leaves the table, the only one that does (C151). */
const LEAVE_TABLE = '?table=';

/**
 * Adds the table of the current address to a link or navigation, so that no link leaves the table (C151). Returns `to`
 * unchanged outside table mode, for staff pages, and where it names a table itself; without a table for `LEAVE_TABLE`.
 *
 * @param search query string of the current address
 */
export function keepTable(to: To, search: string): To {
  const table = parseTableId(new URLSearchParams(search).get('table'));
  const path = typeof to === 'string' ? parsePath(to) : to;
  if (path.search === LEAVE_TABLE) return { ...path, search: '' };
  if (table === null || STAFF_PAGES.test(path.pathname ?? '')) return to;
  if (new URLSearchParams(path.search).has('table')) return to;
  const added = `table=${encodeURIComponent(table)}`;
  const kept = { ...path, search: path.search ? `${path.search}&${added}` : `?${added}` };
  return typeof to === 'string' && path.pathname ? createPath(kept) : kept;
}
