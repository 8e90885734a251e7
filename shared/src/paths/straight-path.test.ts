import { straightPath, straightSearch } from './straight-path';

const PATTERNS = [
  '/',
  '/menu',
  '/single/:id',
  '/order/:code',
  '/admin/*',
  '/kitchen/recipes/:id',
  '/kitchen/*',
  '*',
];

test.each([
  ['/Menu', '/menu'],
  ['/MENU/', '/menu'],
  ['/menu.', '/menu'],
  ['/menu%20', '/menu'],
  ['/%20menu', '/menu'],
  ['/menu/.', '/menu'],
  ['/menu),', '/menu'],
  ['/menu%E2%80%8B', '/menu'],
  ['//menu//', '/menu'],
  ['//', '/'],
  ['/.', '/'],
  ['/ORDER/abC', '/order/abC'],
  ['/Order/abC./', '/order/abC'],
  ['/order/abC.', '/order/abC'],
  ['/order/abC%20', '/order/abC'],
  ['/single/a+b).', '/single/a%2Bb'],
  ['/single/caf%C3%A9%E2%80%8B', '/single/caf%C3%A9'],
  ['/Single/caf%C3%A9/', '/single/caf%C3%A9'],
  ['/Admin/Orders', '/admin/orders'],
  ['/admin/customers./aB1', '/admin/customers/aB1'],
  ['/Kitchen/Recipes/aB', '/kitchen/recipes/aB'],
])('C444: %s leads to %s', (path, straight) => {
  expect(straightPath(PATTERNS, path)).toBe(straight);
});

test.each([
  '/',
  '/menu',
  '/order/ABC',
  '/single/a+b',
  '/admin',
  '/admin/customers/aB1',
  '/nothing',
  '/Nothing.',
  '/menu/x',
  '//evil.example',
  '/%E0%A4%A',
])('C444: %s stays as it is', (path) => {
  expect(straightPath(PATTERNS, path)).toBe(path);
});

test.each([
  ['?key=aB_-.', '?key=aB_-'],
  ['?key=aB%20', '?key=aB'],
  ['?x=1&tableId=4).', '?x=1&tableId=4'],
  ['?key=aB', '?key=aB'],
  ['?tableId=4&q=who?', '?tableId=4&q=who?'],
  ['?q=a.', '?q=a.'],
  ['', ''],
])('C444: the query %j is %j', (search, straight) => {
  expect(straightSearch(search)).toBe(straight);
});
