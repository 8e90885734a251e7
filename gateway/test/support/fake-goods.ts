import type { GoodsForSale, ListedPage } from '../../src/seo/sitemap/goods-for-sale';

/** A catalogue from an array. For tests. */
export function fakeGoods(
  pages: readonly ListedPage[] = [],
): GoodsForSale & { version: number; reads: number } {
  return {
    version: 0,
    reads: 0,
    async readVersion() {
      return this.version;
    },
    async *read() {
      this.reads += 1;
      yield pages;
    },
  };
}
