import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

/** 6:23 PM of Friday, 20 November 2026, in Nepal. */
const NOW = Date.UTC(2026, 10, 20, 12, 38);

beforeEach(() =>
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] }),
);
afterEach(closeDashboard);

const orderOf = (_id: string, about: Parameters<typeof makeOrder>[0]) => makeOrder({ _id, ...about });

const orders = [
  orderOf('today-1', { createdAt: '2026-11-20T07:30:00.000Z', status: 'completed' }),
  orderOf('today-2', { createdAt: '2026-11-20T12:20:00.000Z', phone: '9800000001' }),
  orderOf('today-3', {
    createdAt: '2026-11-20T08:00:00.000Z',
    status: 'cancelled',
    cancelledBy: 'shop',
    cancelReason: 'Sorry, Cappuccino is sold out today. You pay nothing.',
  }),
  orderOf('before-1', { createdAt: '2026-11-13T07:30:00.000Z' }),
  orderOf('before-late', { createdAt: '2026-11-13T13:30:00.000Z' }),
];

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('C286: today', () => {
  test('figures compare with last Friday by now, without percents, and open their orders', async () => {
    openDashboard('/admin/today', { orders });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(figures).toHaveTextContent(
      'TakingsRs 520.00Rs 260.00 collected, Rs 260.00 to collect' +
        'Orders21 more than last Friday by now' +
        'Average orderRs 260.00as last Friday' +
        'New customers1of 2 who ordered',
    );
    expect(screen.getByText('Friday 20 November, until 6:23 PM')).toBeInTheDocument();
    expect(within(figures).getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/admin/orders?status=sold&from=2026-11-20&to=2026-11-20',
    );
    expect(document.body.textContent).not.toContain('%');
  });

  test('the chart has opening hours; its table has the same numbers, and each hour opens its orders', async () => {
    const { user, history } = openDashboard('/admin/today', { orders });
    const hours = await part('By hour');
    expect(hours.getByRole('img', { name: /^By hour, in rupees/ })).toHaveTextContent(/8 AM9 AM.*9 PM$/);
    expect(hours.getByText('This hour, so far')).toBeInTheDocument();
    await user.click(hours.getByRole('button', { name: 'As a table' }));
    const rows = hours.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(15);
    expect(rows[0]).toBe('HourOrdersCafeClosetTakingsLast Friday');
    expect(rows.filter((row) => /Rs|[1-9]\d+\.00/.test(row ?? ''))).toEqual([
      '1 PM1210.000.00260.00210.00',
      '6 PM1210.000.00260.000.00',
      '7 PM00.000.000.00210.00',
    ]);
    expect(
      hours.getByText(/^Takings of Rs 520.00 are these goods, plus Rs 100.00 for delivery/),
    ).toBeInTheDocument();
    await user.click(hours.getByRole('link', { name: '6 PM' }));
    expect(history.location.search).toBe('?status=sold&from=2026-11-20&to=2026-11-20&hour=18');
    expect(await screen.findByRole('button', { name: '20 Nov 2026, 6 PM' })).toBeInTheDocument();
  });

  test('items, points, and what was not sold', async () => {
    openDashboard('/admin/today', { orders });
    const cafe = await part('Top items, cafe');
    expect(cafe.getAllByRole('row')[1]).toHaveTextContent(/^Cappuccino2Rs 420.00$/);
    expect(cafe.getByRole('link', { name: 'Cappuccino' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&item=product-coffee-3$/),
    );
    expect((await part('Top items, closet')).getByText('Nothing sold in this time.')).toBeInTheDocument();
    expect((await part('Points we owe')).getByText('85 points, held by 1 customer')).toBeInTheDocument();
    const lost = await screen.findByRole('region', { name: 'Not sold' });
    expect(lost).toHaveTextContent('1 refused: sold outRs 260.00');
  });
});

test('C286: other ranges are in the address; several days have a chart of weekdays', async () => {
  const { user, history } = openDashboard('/admin/today', { orders });
  const choice = await screen.findByRole('combobox', { name: 'Days of the report' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Today and last Friday',
    'Yesterday and the Thursday before',
    'Last 7 days and the 7 days before',
    'Last 30 days and the 30 days before',
    'This month and the 20 days before',
    'Own days',
  ]);
  await user.selectOptions(choice, 'week');
  expect(history.location.search).toBe('?range=week');
  expect(await screen.findByRole('heading', { level: 1, name: 'Last 7 days' })).toBeInTheDocument();
  const weekdays = await part('By weekday, average of a day');
  await user.click(weekdays.getByRole('button', { name: 'As a table' }));
  expect(weekdays.getAllByRole('row')[6]).toHaveTextContent(/^Fri2420.000.00520.00420.00$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days of the report' }), 'own');
  const last = screen.getByLabelText('Last day');
  await user.clear(last);
  await user.type(last, '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('The last day must not be before the first')).toBeInTheDocument();
  await user.clear(last);
  await user.type(last, '2026-11-14');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(history.location.search).toBe('?from=2026-11-14&to=2026-11-14');
});

test('C286: a day without orders has the same frame with zeros', async () => {
  openDashboard('/admin/today', { orders: [] });
  expect(await screen.findByText('No orders yet today')).toBeInTheDocument();
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect(figures).toHaveTextContent('TakingsRs 0.00Rs 0.00 collected, Rs 0.00 to collect');
  expect(figures).toHaveTextContent('Orders0as many as last Friday by now');
  expect(screen.getByRole('region', { name: 'Not sold' })).toHaveTextContent(
    'No order was refused or cancelled.',
  );
});

test('a report that cannot be loaded says so and can be tried again', async () => {
  expectConsoleError(/^new orders ApiError/);
  openDashboard('/admin/today', { behaviour: 'failing' });
  expect(await screen.findByText('Failed to load the report')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('C286: with a server that knows only §7 there is no such tab, and its address leads to the first one', async () => {
  const { history } = openPlainShop('/admin/today');
  expect(await screen.findByRole('heading', { name: 'Cafe' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/admin');
  expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
  closePlainShop();
});

test('C286: a server of ours without reports leads to the first tab', async () => {
  const { history, server, user } = openDashboard('/admin/orders', { orders: [] });
  answerCall(server, 'getSalesReport', 404, { success: false, message: 'Not found', data: null });
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(await screen.findByRole('heading', { name: 'Cafe' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/admin');
});
