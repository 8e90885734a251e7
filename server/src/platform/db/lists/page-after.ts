interface Range {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns the page of a list that follows what somebody has seen (C445). Rows that came or went meanwhile move the pages:
 * it begins behind the last of `after` that is still near, and where the page number says without one.
 *
 * @param after the last ids of the page before, joined by commas
 * @param read reads a range of the list
 * @param nameOf what `after` names a row by
 */
export async function pageAfter<R extends { readonly id: string }>(
  after: string | undefined,
  page: Range,
  read: (range: Range) => Promise<readonly R[]>,
  nameOf = ({ id }: R): string => id,
): Promise<readonly R[]> {
  const { offset, limit } = page;
  if (!after || offset === 0) return read(page);
  const from = Math.max(0, offset - limit);
  const near = await read({ offset: from, limit: offset - from + limit });
  const ids = new Set(after.split(','));
  const last = near.findLastIndex((row) => ids.has(nameOf(row)));
  const start = last === -1 ? offset - from : last + 1;
  const isCut = start > offset - from && near.length === offset - from + limit;
  return isCut ? read({ offset: from + start, limit }) : near.slice(start, start + limit);
}
