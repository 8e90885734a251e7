import { LRUCache } from 'lru-cache';
import type { DataVersions } from '../shop-api';
import type { EncodedPage } from './encode-page';

interface CachedPage {
  readonly page: EncodedPage;
  /** The data that it was made of. */
  readonly versions: DataVersions;
  /** When it was rendered, ms. */
  readonly at: number;
  /** Whether it expires when an order changes stock. */
  readonly showsStock: boolean;
}

export interface PageKey {
  readonly name: string;
  /** True for one of the few addresses without id and search, which addresses with one must not evict. */
  readonly isPlain: boolean;
}

/** A page's structured data contains days, so a cached page expires after this time, ms. */
const MAX_AGE = 60 * 60_000;
const MB = 1024 * 1024;

const createPool = (max: number, maxSize: number) =>
  new LRUCache<string, CachedPage>({ max, maxSize, sizeCalculation: ({ page }) => page.bytes });

/** Finished pages in memory, of bounded size, each valid for the data that it was made of. */
export function createPageCache(now: () => number) {
  const plain = createPool(100, 16 * MB);
  const others = createPool(500, 32 * MB);
  const poolOf = ({ isPlain }: PageKey) => (isPlain ? plain : others);

  return {
    /** Returns the page of this key if it is of these versions. */
    find(key: PageKey, { data, stock }: DataVersions): EncodedPage | null {
      const found = poolOf(key).get(key.name);
      if (found?.versions.data !== data || now() - found.at > MAX_AGE) return null;
      return found.showsStock && found.versions.stock !== stock ? null : found.page;
    },
    add(key: PageKey, page: Omit<CachedPage, 'at'>): void {
      poolOf(key).set(key.name, { ...page, at: now() });
    },
    clear() {
      plain.clear();
      others.clear();
    },
  };
}
