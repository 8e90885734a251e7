import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import CartPage from './CartPage';

const shop = mockShop();

/** Noon of a Friday in Nepal, and its night. */
const NOON = Date.parse('2026-11-20T06:15:00Z');
const NIGHT = Date.parse('2026-11-20T16:15:00Z');

let clock: jest.SpyInstance;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(NOON);
  shop.world.orders = [];
});
afterEach(() => clock.mockRestore());

const espresso = { _id: 'product-coffee-1', name: 'Espresso', price: 120, quantity: 1, requests: '' };
const momo = { _id: 'product-plates-1', name: 'Chicken Momo', price: 320, quantity: 2, requests: '' };
const scarf = {
  _id: 'closet-4',
  type: 'closet',
  name: 'Wool Scarf',
  price: 1800,
  quantity: 1,
  selectedColor: 'Grey',
};

function openCart(lines: unknown, { query = '', key = 'cart' } = {}) {
  localStorage.setItem(key, JSON.stringify(lines));
  return renderPage(<CartPage />, { path: `/cart${query}`, route: '/cart' });
}

const summary = () => within(screen.getByRole('complementary', { name: 'Cart summary' }));
const minutesOf = (way: string) => summary().getByText(way).nextElementSibling;
const noMinutes = () => expect(summary().queryByText(/^about/)).not.toBeInTheDocument();
const wasAsked = () =>
  waitFor(() => expect(shop.requests.filter((request) => request.endsWith('/order/slots'))).not.toEqual([]));

/** Sets the minutes of the way to each place. */
function setWays(...minutes: number[]) {
  shop.world.locations = shop.world.locations.map((place, index) => ({
    ...place,
    minutes: minutes[index] ?? minutes[0] ?? null,
  }));
}

describe('C239: how long the cart takes', () => {
  test('says the minutes for pick-up and delivery, by what the departments have to do', async () => {
    openCart([espresso]);
    expect(await summary().findByText('about 10 min')).toBe(minutesOf('Self pickup'));
    expect(minutesOf('Delivery')).toHaveTextContent('about 25 min');
  });

  test('of delivery from the nearest place to the farthest', async () => {
    setWays(10, 45, 20);
    openCart([momo]);
    expect(await summary().findByText('about 20 to 55 min')).toBe(minutesOf('Delivery'));
  });

  test('follows the ticked lines', async () => {
    const { user } = openCart([espresso, momo]);
    expect(await summary().findByText('about 15 min')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Chicken Momo' }));
    expect(minutesOf('Self pickup')).toHaveTextContent('about 10 min');
    await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
    noMinutes();
  });

  test('C81, C442: clothes have no minutes, alone or beside dishes', async () => {
    const { user } = openCart([scarf, espresso]);
    expect(await summary().findByText('about 15 min')).toBeInTheDocument();
    expect(summary().getByText('We call to agree on a time for the clothes')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Espresso' }));
    expect(summary().getByText('We call to agree on a time')).toBeInTheDocument();
    noMinutes();
  });

  test('says nothing while the shop is closed: the notice says when it opens', async () => {
    clock.mockReturnValue(NIGHT);
    openCart([espresso]);
    await screen.findByRole('link', { name: 'Espresso' });
    expect(summary().queryByText('Self pickup')).not.toBeInTheDocument();
  });

  test('says nothing at a table', async () => {
    openCart([espresso], { query: '?table=7', key: 'tableCart_7' });
    expect(await screen.findByRole('button', { name: 'Order From table' })).toBeEnabled();
    expect(summary().queryByText('Self pickup')).not.toBeInTheDocument();
  });

  test.each([404, 500])('says nothing when the server answers %i', async (status) => {
    answerCall(shop.server, 'getSlots', status, { success: false, message: 'no', data: null });
    openCart([espresso]);
    await wasAsked();
    await screen.findByRole('link', { name: 'Espresso' });
    expect(summary().queryByText('Self pickup')).not.toBeInTheDocument();
  });
});
