import { notFound } from '@storefront/http/failure';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import type { Reader } from '../../platform/db/database';
import { pageAfter } from '../../platform/db/lists/page-after';
import { selectCells } from './closet-cells';
import { type ClosetFilter, findClosetItem, selectClosetItems } from './closet-queries';
import { closetItemToWire } from './closet-to-wire';

export interface ClosetQuery extends ClosetFilter {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** Reads the closet. */
export function createClosetService(db: Reader) {
  return {
    /** @throws Failure 404 when the item is unknown or deleted */
    async get(id: string): Promise<ClosetItem> {
      const row = await findClosetItem(db, id);
      if (!row) throw notFound('Item not found');
      return closetItemToWire(row, (await selectCells(db, [id])).get(id) ?? null);
    },

    /** Returns one page of the catalogue, 24 items unless the query has a limit (C67, C95). */
    async list({
      page = 1,
      limit = PAGE_SIZES.closetCatalogue,
      after,
      ...filter
    }: ClosetQuery): Promise<ClosetItem[]> {
      const rows = await pageAfter(after, { offset: pageOffset(page, limit), limit }, (range) =>
        selectClosetItems(db, { ...filter, ...range }),
      );
      const cells = await selectCells(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => closetItemToWire(row, cells.get(row.id) ?? null));
    },
  };
}
