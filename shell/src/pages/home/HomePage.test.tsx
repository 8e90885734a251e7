import { PAGE_BLOCKS } from '@storefront/shared/config';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '@storefront/shared/rules/opening-hours';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import HomePage from './HomePage';

const shop = mockShop();
beforeEach(() => localStorage.setItem('signupDialogSeen', 'true'));
afterEach(() => jest.restoreAllMocks());

const open = () => renderPage(<HomePage />, { path: '/' });
const recommended = () => screen.findByRole('region', { name: 'The chef recommends' });

test('§2: the headings are hero, story, chef recommendation and reviews, in that order', async () => {
  open();
  await recommended();
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'One door,two rooms',
    'The chef recommends',
    'A square inside a house',
    'What guests say',
  ]);
});

test('the hero links to the menu and the closet', () => {
  open();
  expect(screen.getByRole('link', { name: 'Order from the menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Visit the closet' })).toHaveAttribute('href', '/closet');
});

describe('§2, P13: the hours of the settings', () => {
  afterEach(() => jest.useRealTimers());

  function openWith(settings: Partial<OrderingSettings>) {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T06:15:00Z'), doNotFake: ['queueMicrotask'] });
    const client = createQueryClient();
    client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, ...settings });
    renderPage(<HomePage />, { path: '/', client });
  }
  const weekly = Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '20:00' }]);

  test('with an exception this week', () => {
    openWith({ weekly, exceptions: { '2026-11-23': [] } });
    expect(screen.getByText('9 AM to 8 PM')).toBeInTheDocument();
    expect(screen.getByText('Closed on 23 Nov')).toBeInTheDocument();
    expect(screen.getByText('30 to 60 min')).toBeInTheDocument();
  });

  test.each<[string, Partial<OrderingSettings>, string]>([
    ['closed', { weekly, exceptions: { '2026-11-20': [] } }, 'Delivery from 9 AM tomorrow'],
    ['paused', { paused: { reason: null, until: null } }, 'Orders are paused'],
  ])('while %s, no delivery in 30 to 60 minutes', (_, settings, text) => {
    openWith(settings);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('30 to 60 min')).not.toBeInTheDocument();
  });
});

test('the chef recommends dishes of the menu, each linked to its page', async () => {
  open();
  const dishes = await within(await recommended()).findAllByRole('link');
  expect(dishes).toHaveLength(4);
  expect(screen.queryByText(/most often/)).not.toBeInTheDocument();
  for (const dish of dishes) {
    const id = dish.getAttribute('href')?.replace('/single/', '');
    const product = shop.world.products.find(({ _id }) => _id === id);
    expect(dish).toHaveTextContent(product?.name ?? 'a product of the menu');
  }
});

describe('C176: the dishes sold most', () => {
  const most = () => screen.findByRole('region', { name: 'Ordered most this week' });
  const names = async (region: HTMLElement) =>
    (await within(region).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

  test('stand in their order under a heading that says so', async () => {
    shop.world.popular = shop.world.products.slice(2, 6).map(({ _id }) => _id);
    const wanted = shop.world.products.slice(2, 6).map(({ name }) => name);
    open();
    expect(await names(await most())).toEqual(wanted);
    expect(screen.queryByRole('heading', { name: 'The chef recommends' })).not.toBeInTheDocument();
  });

  test('C255: of a dish with options the lowest price stands there, with “from”', async () => {
    const [latte, americano] = ['Latte', 'Americano'].map((dish) =>
      shop.world.products.find(({ name }) => name === dish),
    );
    shop.world.popular = [latte?._id ?? '', americano?._id ?? ''];
    open();
    const links = await within(await most()).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Lattefrom Rs 290.00',
      expect.stringMatching(/^AmericanoRs /),
    ]);
  });

  test('show although the menu fails to load', async () => {
    shop.world.popular = shop.world.products.slice(0, 4).map(({ _id }) => _id);
    answerCall(shop.server, 'listMenu', 500);
    open();
    expect(await names(await most())).toHaveLength(4);
  });

  test('a server that lacks the call keeps “The chef recommends”; one that knows only §7 is not asked', async () => {
    answerCall(shop.server, 'listPopularProducts', 404);
    open();
    expect(await names(await recommended())).toHaveLength(4);
    cleanup();

    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
    document.head.append(block);
    const asked = jest.fn();
    shop.server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
    open();
    expect(await names(await recommended())).toHaveLength(4);
    expect(asked).not.toHaveBeenCalledWith('/api/v1/product/popular');
    block.remove();
  });
});

test('skeletons reserve the space of the menu while it loads', async () => {
  open();
  expect(await recommended()).toHaveAttribute('aria-busy', 'true');
});

test("shows 'Failed to load menu items' if the menu fails to load, and Retry loads it again", async () => {
  shop.world.behaviour = 'failing';
  const { user } = open();
  await waitFor(() => expect(screen.getAllByText('Failed to load menu items')).toHaveLength(2));
  shop.world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await within(await recommended()).findAllByRole('link')).toHaveLength(4);
});

test('an empty menu hides the recommendation', async () => {
  shop.world.behaviour = 'empty';
  const { queries } = open();
  await recommended();
  await screen.findByRole('heading', { name: 'What guests say' });
  await queries.ensureQueryData({ queryKey: ['listMenu', { query: { page: 1, limit: 40 } }] });
  expect(screen.queryByRole('heading', { name: 'The chef recommends' })).not.toBeInTheDocument();
});

test('C100: the keyboard reaches the reviews, and buttons scroll them', async () => {
  const { user } = open();
  const rail = screen.getByRole('list', { name: 'Reviews' });
  await user.click(screen.getByRole('button', { name: 'Next review' }));
  await user.tab();
  expect(rail).toHaveFocus();
  expect(within(rail).getAllByRole('listitem').length).toBeGreaterThan(3);
});
