import { matchPattern } from './match-pattern';

test.each([
  ['/', '/', {}],
  ['/menu', '/menu', {}],
  ['/menu', '/menu/', {}],
  ['/single/:id', '/single/caf%C3%A9', { id: 'café' }],
  ['/single/:id', '/single/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/admin/*', '/admin', {}],
  ['/admin/*', '/admin/orders/7', {}],
  ['*', '/anything/at/all', {}],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPattern(pattern, path)).toEqual(params);
});

test.each([
  ['/', '/menu'],
  ['/menu', '/menus'],
  ['/menu', '/menu/1'],
  ['/single/:id', '/single'],
  ['/admin/*', '/administration'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPattern(pattern, path)).toBeNull();
});
