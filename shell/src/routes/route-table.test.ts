import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { composeRoutes } from '@storefront/shared/paths/compose-routes';
import { shellPages } from '../app/shell-pages';
import { addRoutes, matchRoute, routeTable } from './route-table';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root)
  .filter((folder) => folder.endsWith('-remote'))
  .map(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
        name: string;
        exposes: readonly string[];
        routes?: readonly { readonly expose: string }[];
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

test('the rows of table and remotes, and the remotes’ exposed pages are the same', () => {
  const below = remotes.flatMap(({ name, routes = [] }) =>
    routes.map((route) => ({ remote: name, ...route })),
  );
  const named = new Set(
    [...routeTable, ...below].flatMap(({ remote, expose }) =>
      remote && expose ? `${remote}/${expose}` : [],
    ),
  );
  const exposed = remotes.flatMap(({ name, exposes }) => exposes.map((page) => `${name}/${page}`));
  expect([...named].sort()).toEqual(exposed.sort());
});

test('every route of a remote has a `part` for the notice', () => {
  const nameless = routeTable.filter(({ remote, part }) => remote && !part);
  expect(nameless).toEqual([]);
});

describe('C333: rows of a remote below its prefix', () => {
  const look = {
    page: null,
    remote: 'kitchen',
    mood: 'cafe',
    title: 'Kitchen',
    part: 'The kitchen',
  } as const;
  const recipes: ShopRoute = { ...look, path: '/kitchen/recipes/:id', expose: 'RecipePage' };
  afterEach(() => addRoutes([], []));

  test('show its pages; any other address there is not found', () => {
    expect(shownAt('/kitchen/recipes/momo')).toBe('not-found/NotFoundPage');
    addRoutes([recipes], ['kitchen']);
    expect(shownAt('/kitchen/recipes/momo')).toBe('kitchen/RecipePage');
    expect(shownAt('/kitchen/else')).toBe('not-found/NotFoundPage');
    expect(shownAt('/menu')).toBe('cafe/MenuPage');
  });

  test('come from the registry of the page', () => {
    document.body.innerHTML = `<script type="application/json" id="storefront-registry">${JSON.stringify({ shell: null, routes: [recipes], remotes: {} })}</script>`;
    jest.isolateModules(() => {
      const { matchRoute: match } = jest.requireActual<typeof import('./route-table')>('./route-table');
      expect(match('/kitchen/recipes/momo').expose).toBe('RecipePage');
    });
    document.body.innerHTML = '';
  });

  test('are replaced by the prefix while the remote is missing, and by nothing while it has none', () => {
    const prefix: ShopRoute = { ...look, path: '/kitchen/*' };
    const at = (live: readonly string[]) =>
      composeRoutes([prefix, ...routeTable], [], live).find(({ path }) => path === '/kitchen/*');
    expect(at([])).toBe(prefix);
    expect(at(['kitchen'])).toBeUndefined();
  });
});
