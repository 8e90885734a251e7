import { paths } from '../paths/paths';
import { safeNextPath } from './next-path';

const pages = [
  paths.home(),
  paths.menu('5'),
  paths.product('p1', '5'),
  paths.cart(),
  paths.checkout(),
  paths.gallery(),
  paths.rewards(),
  paths.profile(),
  paths.orders(),
  `${paths.orders()}?year=2026`,
  paths.order('4Y2T8X'),
  paths.about(),
  paths.admin(),
  paths.admin('orders'),
  paths.closet(),
  paths.closetItem('c1'),
  paths.order('4Y2T8X', 'a-key'),
  '/khome',
  '/profile/#orders',
  `/menu?${'x'.repeat(494)}`,
];

test.each(pages)('P76: safeNextPath accepts %p', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example/menu',
  ' //evil.example',
  'javascript:alert(1)',
  '/menu/../..//evil.example',
  '/menu/..//evil.example',
  'menu',
  '',
  null,
  undefined,
  ['/menu'],
  paths.login(),
  paths.signUp(),
  '/admin/../login',
  '/api/v1/user/logout',
  '/media/x.webp',
  '/nowhere',
  `/menu?${'x'.repeat(495)}`,
  '//[',
])('P76: safeNextPath refuses %j', (path) => {
  expect(safeNextPath(path)).toBe('/');
});

test('P76: safeNextPath returns the caller’s fallback', () => {
  expect(safeNextPath('//evil.example', '/profile')).toBe('/profile');
});
