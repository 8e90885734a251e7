import { fakeScroll, isWaitingForScroll, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MenuPage from './MenuPage';

const shop = mockShop();
fakeScroll();

const openMenu = (query = '', client = createQueryClient()) =>
  renderPage(<MenuPage />, { path: `/menu${query}`, route: '/menu', client });
const dish = (name: string) => screen.getByRole('article', { name });
/** By element: a search by role takes a second for 130 dishes. */
const dishNames = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('group', { name: 'Category' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Fills the menu with fifty products in two categories: more than one page of forty. */
function fillMenu(count = 50) {
  const [espresso] = shop.world.products;
  if (!espresso) throw new Error('no product');
  shop.world.products = Array.from({ length: count }, (_, index) => ({
    ...espresso,
    _id: `dish-${index}`,
    name: `Dish ${index}`,
    category: index < 45 ? 'Coffee' : 'Soups',
  }));
}

/** Scrolls while the list loads more. */
async function scrollThrough() {
  for (let step = 0; step < 10; step += 1) {
    await waitFor(() => expect(screen.queryByText('Loading more of the menu')).not.toBeInTheDocument());
    if (!isWaitingForScroll()) return;
    scrollToEnd();
  }
}

test('§2: shows the dishes by category, each with its price in rupees and its actions', async () => {
  openMenu();
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Espresso' })).toBeInTheDocument();
  expect(sections()).toEqual(['Coffee', 'Bakery', 'Plates']);
  const espresso = within(dish('Espresso'));
  expect(espresso.getByText('Rs 120.00')).toBeInTheDocument();
  expect(espresso.getByRole('link', { name: 'Espresso' })).toHaveAttribute(
    'href',
    '/single/product-coffee-1',
  );
  expect(espresso.getByRole('textbox', { name: 'Special request for Espresso' })).toBeInTheDocument();
  expect(espresso.getByRole('group', { name: 'Quantity of Espresso' })).toBeInTheDocument();
  expect(espresso.getByRole('button', { name: /^Buy Now/ })).toBeInTheDocument();
});

test('dishes below the first screen first show text, and their other parts when the browser is idle', async () => {
  fillMenu(11);
  openMenu();
  const last = within(await screen.findByRole('article', { name: 'Dish 10' }));
  expect(last.getByRole('link', { name: 'Dish 10' })).toHaveAttribute('href', '/single/dish-10');
  expect(last.getByText('Rs 120.00')).toBeInTheDocument();
  expect(last.queryByRole('button')).not.toBeInTheDocument();
  expect(within(dish('Dish 8')).getByRole('button', { name: /^Add to Cart/ })).toBeInTheDocument();
  expect(await last.findByRole('button', { name: /^Add to Cart/ })).toBeInTheDocument();
  expect(last.getByRole('textbox', { name: 'Special request for Dish 10' })).toBeInTheDocument();
});

test("§8: shows 'Failed to load menu items' with a Retry that works", async () => {
  shop.world.behaviour = 'failing';
  const { user } = openMenu();
  await waitFor(() => expect(screen.getAllByText('Failed to load menu items')).toHaveLength(2));
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Espresso' })).toBeInTheDocument();
});

test('an empty menu has another text than a search without results', async () => {
  shop.world.products = [];
  openMenu();
  expect(await screen.findByText('The menu is empty today')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show everything' })).not.toBeInTheDocument();
});

describe('paging', () => {
  test('C54, §7: loads page after page of 40 and stops on an empty raw page', async () => {
    fillMenu();
    openMenu();
    await screen.findByRole('article', { name: 'Dish 0' });
    expect(dishNames()).toHaveLength(40);
    await scrollThrough();
    expect(dishNames()).toHaveLength(50);
    expect(sections()).toEqual(['Coffee', 'Soups']);
    expect(shop.requests.filter((request) => request.includes('getall'))).toEqual([
      'GET /api/v1/product/getall?page=1&limit=40',
      expect.stringMatching(/\/getall\?page=2&limit=40&after=/),
      expect.stringMatching(/\/getall\?page=3&limit=40&after=/),
    ]);
  });

  test('C54: lists every category at once, and shows no section without dishes', async () => {
    fillMenu();
    openMenu();
    await screen.findByRole('article', { name: 'Dish 0' });
    expect(chips()).toEqual(['All Categories50', 'Coffee45', 'Soups5']);
    expect(sections()).toEqual(['Coffee']);
  });

  test('P27: loads the next page by itself if a page shows nothing', async () => {
    fillMenu();
    shop.world.products = shop.world.products.map((product, index) => ({
      ...product,
      ugage: index < 45 ? 'disable' : 'enable',
    }));
    openMenu();
    await screen.findByText('Loading more of the menu');
    expect(isWaitingForScroll()).toBe(true);
    scrollToEnd();
    expect(await screen.findByRole('article', { name: 'Dish 49' })).toBeInTheDocument();
    expect(sections()).toEqual(['Soups']);
  });

  test('P27: while the menu reloads, its end requests no further page', async () => {
    fillMenu();
    const { queries } = openMenu();
    await screen.findByRole('article', { name: 'Dish 0' });
    expect(isWaitingForScroll()).toBe(true);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    shop.server.use(http.get('*/product/getall', () => held));
    act(() => void queries.invalidateQueries({ queryKey: ['listMenu', 'pages'] }));
    await waitFor(() => expect(isWaitingForScroll()).toBe(false));
    answer();
    await waitFor(() => expect(isWaitingForScroll()).toBe(true));
    scrollToEnd();
    expect(await screen.findByRole('article', { name: 'Dish 49' })).toBeInTheDocument();
  });

  test('a failed page shows one message, keeps the dishes, and loads after Retry', async () => {
    fillMenu();
    let failures = 0;
    shop.server.use(
      http.get('*/product/getall', ({ request }) => {
        if (!request.url.includes('page=2')) return undefined;
        failures += 1;
        return HttpResponse.json({ success: false, message: 'no', data: null }, { status: 500 });
      }),
    );
    const { user } = openMenu();
    await screen.findByRole('article', { name: 'Dish 0' });
    scrollToEnd();
    await waitFor(() => expect(screen.getAllByText('Failed to load menu items')).toHaveLength(2));
    expect(isWaitingForScroll()).toBe(false);
    expect(failures).toBe(1);
    expect(dishNames()).toHaveLength(40);
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Dish 49' })).toBeInTheDocument();
  });
});

describe('filter and search', () => {
  test('§2: a chip filters the menu by its category, and All Categories shows everything', async () => {
    const { user } = openMenu();
    await screen.findByRole('article', { name: 'Espresso' });
    await user.click(screen.getByRole('button', { name: 'Bakery 4' }));
    await waitFor(() => expect(sections()).toEqual(['Bakery']));
    expect(screen.getByRole('button', { name: 'Bakery 4' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^All Categories/ }));
    await waitFor(() => expect(sections()).toHaveLength(3));
  });

  test('§5, C54: the search ignores case and finds dishes that are not loaded', async () => {
    fillMenu();
    const { user } = openMenu();
    await screen.findByRole('article', { name: 'Dish 0' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'dISH 49');
    expect(await screen.findByRole('article', { name: 'Dish 49' })).toBeInTheDocument();
    await waitFor(() => expect(dishNames()).toEqual(['Dish 49']));
  });

  test('C175: a search shows 130 hits: a hundred, then the others near the end', async () => {
    fillMenu(130);
    const { user } = openMenu('?q=dish');
    await waitFor(() => expect(dishNames()).toHaveLength(100));
    await waitFor(() => expect(isWaitingForScroll()).toBe(true));
    scrollToEnd();
    await waitFor(() => expect(dishNames()).toHaveLength(130));
    expect(isWaitingForScroll()).toBe(false);
    await user.type(screen.getByRole('searchbox'), ' 12');
    await waitFor(() =>
      expect(dishNames()).toEqual(['Dish 12', ...Array.from({ length: 10 }, (_, n) => `Dish 12${n}`)]),
    );
  });

  test.each([130, 100])(
    'C175: a search on a server without paging words shows all %i hits',
    async (count) => {
      fillMenu(count);
      const asked: string[] = [];
      shop.server.use(
        http.get('*/product/getallproducts', ({ request }) => {
          asked.push(new URL(request.url).search);
          return HttpResponse.json({ data: shop.world.products });
        }),
      );
      openMenu('?q=dish');
      await waitFor(() => expect(dishNames()).toHaveLength(count));
      expect(asked[0]).toBe('?q=dish');
      if (isWaitingForScroll()) scrollToEnd();
      await waitFor(() => expect(isWaitingForScroll()).toBe(false));
      expect(dishNames()).toHaveLength(count);
    },
  );

  test('a search without results offers to show everything', async () => {
    const { user } = openMenu();
    await screen.findByRole('article', { name: 'Espresso' });
    await user.type(screen.getByRole('searchbox'), 'sushi');
    expect(await screen.findByText('Nothing on the menu matches')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('article', { name: 'Espresso' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('§8: a failed search shows a message with Retry', async () => {
    const { user } = openMenu();
    await screen.findByRole('article', { name: 'Espresso' });
    shop.world.behaviour = 'failing';
    await user.type(screen.getByRole('searchbox'), 'momo');
    await waitFor(() => expect(screen.getAllByText('Failed to load menu items')).toHaveLength(2));
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Chicken Momo' })).toBeInTheDocument();
  });
});
