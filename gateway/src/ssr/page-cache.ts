import type { DataVersions } from '../shop-api';
import { createBoundedMap } from './bounded-map';
import type { PackedPage } from './encode-page';

/** A page in memory, and what it was made of. */
export interface KeptPage {
  readonly page: PackedPage;
  readonly versions: DataVersions;
  /** When it was made, ms. */
  readonly at: number;
  /** Whether an order of the closet makes it old. */
  readonly showsStock: boolean;
}

/** Where a page is kept. */
export interface PageKey {
  readonly name: string;
  /** True for one of the few addresses without id and search, which those with one cannot drive out. */
  readonly isPlain: boolean;
}

/** A page's structured data contains days, so a cached page expires after this time, ms. */
const LONGEST = 60 * 60_000;

const MB = 1024 * 1024;
const bytesOf = ({ page }: KeptPage) => page.bytes;

/** Finished pages in memory, of bounded size, each for as long as the data that it was made of. */
export function createKeptPages(now: () => number) {
  const plain = createBoundedMap({ most: 100, mostBytes: 16 * MB, bytesOf });
  const others = createBoundedMap({ most: 500, mostBytes: 32 * MB, bytesOf });
  const poolOf = ({ isPlain }: PageKey) => (isPlain ? plain : others);

  return {
    /** The page of this key if it is of these versions. */
    find(key: PageKey, { data, stock }: DataVersions): PackedPage | null {
      const kept = poolOf(key).get(key.name);
      if (kept?.versions.data !== data || now() - kept.at > LONGEST) return null;
      return kept.showsStock && kept.versions.stock !== stock ? null : kept.page;
    },
    keep: (key: PageKey, kept: Omit<KeptPage, 'at'>) => poolOf(key).set(key.name, { ...kept, at: now() }),
    clear() {
      plain.clear();
      others.clear();
    },
  };
}
