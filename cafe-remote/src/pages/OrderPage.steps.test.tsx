import type { Order } from '@storefront/shared/contract/entities/order';
import { mockOrderKey } from '@storefront/shared/dev/mocks/support/mock-link-codes';
import { readStyleSheets } from '@storefront/shared/dev/testing/computed-style';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { momentText } from '@storefront/shared/ordering/order-news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { placedOrder } from '../../test/orders';
import OrderPage from './OrderPage';

readStyleSheets();

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const shop = mockShop();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** Before midnight a promised time is of the next day, and has its date. */
const time = (iso: string) => momentText(iso, Date.now());

/** Opens the page of a delivery that is being prepared. */
async function open(promisedAt: string, promisedFirstAt: string) {
  const at = inMinutes(-2);
  const order = placedOrder('order-1', {
    deliveryOption: 'Lakeside',
    deliveryLocation: 'Lakeside',
    status: 'processing',
    step: 'preparing',
    acceptedAt: at,
    preparingAt: at,
    readyAt: null,
    closedAt: null,
    promisedAt,
    promisedFirstAt,
  });
  shop.world.orders = [order];
  renderPage(<OrderPage />, {
    path: `/order/${order.code}?key=${mockOrderKey('order-1')}`,
    route: '/order/:code',
  });
  return within(await screen.findByRole('list', { name: 'Progress' }));
}

test('C206, C207: the page says by when, and shows five steps', async () => {
  const promised = inMinutes(20);
  const steps = (await open(promised, promised)).getAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 1, name: `With you by ${time(promised)}` })).toBeVisible();
  expect(steps).toHaveLength(5);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[4]).toHaveTextContent(`Deliveredby ${time(promised)}`);
});

test('C207: after a delay the first time is struck', async () => {
  const [first, later] = [inMinutes(20), inMinutes(40)];
  const list = await open(later, first);
  expect(screen.getByRole('heading', { level: 1, name: `A little late: by ${time(later)}` })).toBeVisible();
  expect(list.getByText(time(first)).tagName).toBe('S');
});

test('a screen reader hears what changes', async () => {
  const promised = inMinutes(20);
  await open(promised, promised);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.closest('[aria-live="polite"]')).toHaveTextContent(/^With you by .*preparing/);
});

test('C168, C197: a hand-over that staff undo shows again on the open page', async () => {
  const promised = inMinutes(20);
  await open(promised, promised);
  await waitFor(() => expect(FakeSocket.opened).not.toHaveLength(0));
  const headline = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
  const before = shop.world.orders[0] as Order;
  const change = (order: Order) => {
    shop.world.orders = [order];
    act(() => FakeSocket.opened.at(-1)?.receive('order-changed'));
  };
  change({ ...before, status: 'completed', step: null, closedAt: inMinutes(0) });
  await headline(/^Delivered at /);
  expect(FakeSocket.opened.at(-1)?.isClosed).toBe(false);
  change(before);
  await headline(/^With you by /);
});
