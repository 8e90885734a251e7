import type { EncodedPage } from './encode-page';
import { createPageCache } from './page-cache';

const MB = 1024 * 1024;
const versions = { data: 1, stock: 1 };
const key = (name: string) => ({ name, isPlain: true });
const page = (bytes: number) => ({ page: { bytes } as EncodedPage, versions, showsStock: false });

test('above its limit of bytes the cache evicts the least recently requested page', () => {
  const cache = createPageCache(() => 0);
  for (const name of ['a', 'b']) cache.add(key(name), page(6 * MB));
  cache.find(key('a'), versions);
  cache.add(key('c'), page(6 * MB));
  expect(['a', 'b', 'c'].map((name) => cache.find(key(name), versions) !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a page larger than the cache is not cached, and pages with parameters evict no others', () => {
  const cache = createPageCache(() => 0);
  cache.add(key('a'), page(10 * MB));
  cache.add(key('huge'), page(17 * MB));
  for (let id = 0; id < 600; id += 1) cache.add({ name: `${id}`, isPlain: false }, page(MB));
  expect(cache.find(key('huge'), versions)).toBeNull();
  expect(cache.find(key('a'), versions)).not.toBeNull();
});
