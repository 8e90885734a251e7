import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, description } from '@storefront/shared/content';
import { matchRoute } from '../routes/route-table';

const shell = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(shell, path), 'utf8');
const manifest = JSON.parse(read('public/manifest.webmanifest'));
const page = read('public/index.html');
const tokens = read('../shared/src/ui/styles/tokens.css');

const groundOf = (selector: string) => tokens.split(`${selector} {`)[1]?.match(/--bg: (#\w+);/)?.[1];

/** Reads width and height from the first block of a PNG. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(join(shell, 'public', file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('the manifest has the brand’s name and the pages’ background colour', () => {
  expect(manifest.short_name).toBe(brand.name);
  expect(manifest.description).toBe(description);
  expect(manifest.theme_color).toBe(groundOf('[data-mood="cafe"]'));
  const colors = [...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, color]) => color);
  expect(colors).toEqual([groundOf('[data-mood="cafe"]'), groundOf('[data-mood="cafe"][data-theme="dark"]')]);
});

test('every icon has its declared size, and one is maskable', () => {
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  for (const { src, sizes } of pngs) expect(sizeOf(src)).toBe(sizes);
  expect(pngs.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(sizeOf('art/icon-apple-180.png')).toBe('180x180');
});

test('the start address and the shortcuts are pages of the shop', () => {
  const addresses = [manifest, ...manifest.shortcuts].map(({ start_url, url }) => start_url ?? url);
  expect(addresses.map((path) => matchRoute(path).path)).toEqual(['/', '/menu', '/closet']);
});
