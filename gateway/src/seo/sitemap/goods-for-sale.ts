/** The page of an item for sale. */
export interface ListedPage {
  readonly path: string;
  /** Time of the last change, ms since 1970; null if unknown. */
  readonly changedAt: number | null;
}

/** Lists the pages of everything for sale, for the sitemap. */
export interface GoodsForSale {
  /** Returns a number that changes whenever the list changes. */
  readVersion(): Promise<number>;
  read(): AsyncIterable<readonly ListedPage[]>;
}
