import { pageOffset } from '../../../rules/paging';

interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a list; `size` holds where the request asks for no other (C95). */
export function pageOf<I>(items: readonly I[], { page = 1, limit }: PageQuery, size: number): I[] {
  const length = limit ?? size;
  const start = pageOffset(page, length);
  return items.slice(start, start + length);
}
