import { straightPath } from './straight-path';

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
  ['/Order/abC./', '/order/abC.'],
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
