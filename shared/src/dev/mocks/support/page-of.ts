import { pageOffset } from '../../../rules/paging';

interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Returns one page of a list; `size` is the page size without `limit` (C95). */
export function pageOf<I>(items: readonly I[], { page = 1, limit }: PageQuery, size: number): I[] {
  const length = limit ?? size;
  const start = pageOffset(page, length);
  return items.slice(start, start + length);
}
