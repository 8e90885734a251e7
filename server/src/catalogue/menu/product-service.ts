import { notFound } from '@storefront/http/failure';
import type { Product } from '@storefront/shared/contract/entities/product';
import type { DietFilter } from '@storefront/shared/rules/diet-filters';
import { LIMIT_MAX, PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import type { Reader } from '../../platform/db/database';
import { pageAfter } from '../../platform/db/lists/page-after';
import { selectInMenuOrder } from './menu-page';
import { findProduct, selectProducts } from './product-queries';
import { oneProductToWire, productsToWire } from './product-to-wire';

export interface SearchQuery {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly diet?: readonly DietFilter[] | undefined;
  readonly after?: string | undefined;
}

export interface AdminQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: 'newest' | 'menu' | undefined;
}

/** Reads the cafe's products. */
export function createProductService(db: Reader) {
  return {
    /** @throws Failure 404 when the product is unknown or deleted */
    async get(id: string): Promise<Product> {
      const row = await findProduct(db, id);
      if (!row) throw notFound('Product not found');
      return oneProductToWire(db, row);
    },

    /** Returns one page of the products whose name contains the text, a hundred (P66, P67). */
    async search({ q = '', page = 1, limit = LIMIT_MAX, diet, after }: SearchQuery): Promise<Product[]> {
      const rows = await pageAfter(after, { offset: pageOffset(page, limit), limit }, (range) =>
        selectProducts(db, 'menu', { ...range, search: q }, diet),
      );
      return productsToWire(db, rows);
    },

    /** Returns one page of the dashboard's list, seven products (§9). A search finds them by position, as the menu's does. */
    async listForStaff({ page = 1, limit = PAGE_SIZES.adminProducts, search, sort = 'newest' }: AdminQuery) {
      const offset = pageOffset(page, limit);
      const rows =
        sort === 'menu' && !search
          ? await selectInMenuOrder(db, offset, limit)
          : await selectProducts(db, sort, { offset, limit, search });
      return productsToWire(db, rows);
    },
  };
}
