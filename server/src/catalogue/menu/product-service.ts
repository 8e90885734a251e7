import { notFound } from '@storefront/http/failure';
import type { Product } from '@storefront/shared/contract/entities/product';
import { LIMIT_MAX, PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import type { Reader } from '../../platform/db/database';
import { findProduct, selectProducts } from './product-queries';
import { productToWire } from './product-to-wire';

export interface AdminQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
}

/** Reads the cafe's products. */
export function createProductService(db: Reader) {
  return {
    /** @throws Failure 404 when the product is unknown or deleted */
    async get(id: string): Promise<Product> {
      const row = await findProduct(db, id);
      if (!row) throw notFound('Product not found');
      return productToWire(row);
    },

    /** Returns the products whose name contains the text; at most 100 (P66, P67). */
    async search(text = '', limit: number = LIMIT_MAX): Promise<Product[]> {
      return (await selectProducts(db, 'menu', { offset: 0, limit, search: text })).map(productToWire);
    },

    /** Returns one page of the dashboard's list, seven products (§9). */
    async listForStaff({ page = 1, limit = PAGE_SIZES.adminProducts, search }: AdminQuery) {
      const rows = await selectProducts(db, 'newest', { offset: pageOffset(page, limit), limit, search });
      return rows.map(productToWire);
    },
  };
}
