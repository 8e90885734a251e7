import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellPages } from '../app/shell-pages';
import { matchRoute, routeTable } from './route-table';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root)
  .filter((folder) => folder.endsWith('-remote'))
  .map(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
        name: string;
        exposes: readonly string[];
      },
  );

const shownAt = (path: string) => {
  const { page, remote, expose, redirectTo } = matchRoute(path);
  return redirectTo ?? page ?? `${remote}/${expose}`;
};

test.each([
  ['/', 'home/HomePage'],
  ['/signup', 'sign-up/SignUpPage'],
  ['/login', 'login/LoginPage'],
  ['/menu', 'cafe/MenuPage'],
  ['/single/abc', 'cafe/ProductPage'],
  ['/cart', 'cafe/CartPage'],
  ['/gallary', 'gallery/GalleryPage'],
  ['/billing', 'cafe/CheckoutPage'],
  ['/loyality', 'rewards/RewardsPage'],
  ['/profile', 'profile/ProfilePage'],
  ['/about', 'about/AboutPage'],
  ['/admin', 'admin/DashboardPage'],
  ['/admin/orders', 'admin/DashboardPage'],
  ['/closet', 'closet/CataloguePage'],
  ['/khome', 'closet/CataloguePage'],
  ['/csingle/abc', 'closet/ItemPage'],
  ['/offline', 'offline/OfflinePage'],
  ['/gallery', '/gallary'],
  ['/loyalty', '/loyality'],
  ['/no/such/page', 'not-found/NotFoundPage'],
  ['/single', 'not-found/NotFoundPage'],
])('§2, C44: %s shows %s', (path, page) => {
  expect(shownAt(path)).toBe(page);
});

test('the table and the shell have the same pages', () => {
  const named = new Set(routeTable.flatMap(({ page }) => page ?? []));
  expect([...named].sort()).toEqual(Object.keys(shellPages).sort());
});

test('the table and the remotes’ exposed pages are the same', () => {
  const named = new Set(routeTable.flatMap(({ remote, expose }) => (remote ? `${remote}/${expose}` : [])));
  const exposed = remotes.flatMap(({ name, exposes }) => exposes.map((page) => `${name}/${page}`));
  expect([...named].sort()).toEqual(exposed.sort());
});

test('every route of a remote has a `part` for the notice', () => {
  const nameless = routeTable.filter(({ remote, part }) => remote && !part);
  expect(nameless).toEqual([]);
});
