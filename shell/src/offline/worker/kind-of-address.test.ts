import { kindOfAddress } from './kind-of-address';

test.each([
  '/',
  '/menu',
  '/menu/',
  '/single/a1',
  '/closet',
  '/khome',
  '/csingle/b2',
  '/about',
  '/gallary',
  '/loyality',
])('%s is a page of the worker', (path) => {
  expect(kindOfAddress(path, true)).toBe('page');
});

test.each(['/cart', '/billing', '/login', '/profile', '/gallery', '/nowhere', '/offline'])(
  'P73: a page load of %s is answered and never stored',
  (path) => {
    expect(kindOfAddress(path, true)).toBe('unstored');
  },
);

test.each([
  '/admin',
  '/admin/orders',
  '/_remotes',
  '/api',
  '/api/v1/openapi.json',
  '/media/a.webp',
  '/sw.js',
  '/sitemap.xml',
])('P73: a page load of %s is not the worker’s', (path) => {
  expect(kindOfAddress(path, true)).toBeNull();
});

test.each([
  ['/releases/cafe/1.0.0-ab/remoteEntry.1.js', 'pinned'],
  ['/assets/main.0123456789.js', 'pinned'],
  ['/media/abc-640.webp', 'picture'],
  ['/art/mark.svg', 'changing'],
  ['/fonts/eczar-latin.woff2', 'changing'],
  ['/assets/main.js', null],
  ['/releases/reports', null],
  ['/registry.json', null],
  ['/api/v1/cart/getcart', null],
  ['/api/v1/product/getall', null],
  ['/socket.io/', null],
  ['/menu', null],
] as const)('%s as a part of a page: %s', (path, kind) => {
  expect(kindOfAddress(path, false)).toBe(kind);
});
