import { addGuestLine, readGuestLines } from '@storefront/shared/cart/guest-storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { busyTables } from '../dev/mocks/fixtures/tables';
import { mockTableCode } from '../dev/mocks/support/mock-link-codes';
import { moveSitting } from '../dev/mocks/tables/move-sitting';
import { changeSitting, sittingAt } from '../dev/mocks/tables/sittings';
import type { MockSitting } from '../dev/mocks/world';
import { readStyleSheets } from '../dev/testing/computed-style';
import { mockShop } from '../dev/testing/mock-shop';
import { twoEspressos } from '../dev/testing/new-line';
import { renderPage } from '../dev/testing/render-page';
import { useTable } from '../hooks/use-table';
import { TableBar } from './TableBar';

readStyleSheets();

const shop = mockShop(() => busyTables(Date.now()));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('visibilitychange'));
  jest.useRealTimers();
});

function Bar() {
  const { table } = useTable();
  return table === null ? null : <TableBar table={table} />;
}

/** Opens the menu from the link on a table's card. */
async function scan(table: string, code = mockTableCode(table)) {
  const page = renderPage(<Bar />, { path: `/menu?table=${table}&k=${code}` });
  await act(async () => {});
  return page;
}

/** Lets the time pass after which a visible page reads its party again. */
const later = () => act(() => jest.advanceTimersByTimeAsync(16_000));

const button = (name: string) => screen.findByRole('button', { name });

/** Changes the sitting at a table as staff or another phone do. */
function change(table: string, changes: Partial<MockSitting>): void {
  const sitting = sittingAt(shop.world, table);
  if (sitting) changeSitting(shop.world, sitting, changes);
}

function move(from: string, to: string): void {
  const sitting = sittingAt(shop.world, from);
  const staff = shop.world.users.find(({ role }) => role === 'admin');
  if (!sitting || !staff) throw new Error('The mocked shop has no party or no staff.');
  moveSitting(shop.world, sitting, to, staff);
}

test('C240: the first page of a table says once per tab that a party sits down', async () => {
  const { unmount } = await scan('5');
  await button('Call');
  expect(sittingAt(shop.world, '5')).toMatchObject({ closedAt: null });
  change('5', { closedAt: new Date().toISOString() });
  unmount();
  await scan('5');
  await button('Call');
  expect(sittingAt(shop.world, '5')).toBeUndefined();
});

test('C240: the bar shows the sum of the whole party, and an order from another phone with the next poll', async () => {
  await scan('7');
  expect(await screen.findByText('Rs 840.00 so far')).toBeInTheDocument();
  shop.world.orders = shop.world.orders.map((order) =>
    order._id === 'order-at-7-2' ? { ...order, totalAmount: 500 } : order,
  );
  await later();
  expect(await screen.findByText('Rs 920.00 so far')).toBeInTheDocument();
});

/** The person leaves the tab, or comes back to it. */
async function setVisible(isVisible: boolean): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}

test('C240: a hidden tab reads nothing', async () => {
  await scan('7');
  await screen.findByText('Rs 840.00 so far');
  await setVisible(false);
  const before = shop.requests.length;
  await later();
  expect(shop.requests).toHaveLength(before);
});

test('C240: the bar reads the party when the person comes back, before the next poll', async () => {
  await scan('7');
  await screen.findByText('Rs 840.00 so far');
  await setVisible(false);
  change('7', { orderIds: ['order-at-7-1'] });
  const before = shop.requests.length;
  await setVisible(true);
  await waitFor(() => expect(shop.requests.length).toBeGreaterThan(before));
  expect(await screen.findByText('Rs 420.00 so far')).toBeInTheDocument();
});

test('C241: Call calls a waiter and says when; "Not needed" takes it back', async () => {
  const { user } = await scan('5');
  await user.click(await button('Call'));
  expect(await button('Called')).toBeInTheDocument();
  expect(
    await screen.findByText(/^A waiter is coming\. Called at \d{1,2}(:\d\d)? [AP]M\.$/),
  ).toBeInTheDocument();
  expect(sittingAt(shop.world, '5')?.calledAt).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not needed' }));
  expect(await button('Call')).toHaveFocus();
  expect(screen.queryByText(/A waiter is coming/)).not.toBeInTheDocument();
  expect(sittingAt(shop.world, '5')?.calledAt).toBeNull();
});

test.each([
  ['Cash', 'cash', 'Bill is coming. You pay in cash.'],
  ['Online', 'online', 'Bill is coming. You pay online.'],
])('C241: Bill asks once how the table pays: %s', async (name, method, text) => {
  const { user } = await scan('5');
  await user.click(await button('Bill'));
  expect(sittingAt(shop.world, '5')?.bill).toBeNull();
  const question = within(screen.getByRole('group', { name: 'How do you pay?' }));
  await user.click(question.getByRole('button', { name }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(sittingAt(shop.world, '5')?.bill).toMatchObject({ method });
  await user.click(await button('Bill is coming'));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No bill yet' }));
  expect(await button('Bill')).toHaveFocus();
  expect(sittingAt(shop.world, '5')?.bill).toBeNull();
});

test('C241: the question about the bill can be left without an answer', async () => {
  const { user } = await scan('5');
  await user.click(await button('Bill'));
  await user.click(screen.getByRole('button', { name: 'No bill yet' }));
  expect(await button('Bill')).toHaveFocus();
  expect(screen.queryByText('How do you pay?')).not.toBeInTheDocument();
  expect(sittingAt(shop.world, '5')?.bill).toBeNull();
});

test('C241: a call from another phone changes the button alone, and moves the page with the next one only', async () => {
  const { history } = await scan('5');
  await button('Call');
  change('5', { calledAt: new Date().toISOString() });
  await later();
  await button('Called');
  expect(screen.queryByText(/A waiter is coming/)).not.toBeInTheDocument();
  await act(async () => history.push('/closet?table=5'));
  expect(await screen.findByText(/A waiter is coming/)).toBeInTheDocument();
});

test('C241: "Called" opens the line with the way back; an answer of staff ends the call in its place', async () => {
  const { user } = await scan('7');
  await user.click(await button('Called'));
  expect(screen.getByRole('button', { name: 'Not needed' })).toBeInTheDocument();
  change('7', { calledAt: null });
  await later();
  await button('Call');
  expect(screen.getByText('No call is open now.')).toBeInTheDocument();
});

test('P1, C241: two quick taps call once', async () => {
  const { user } = await scan('5');
  await user.dblClick(await button('Call'));
  await button('Called');
  expect(shop.requests.filter((request) => request.endsWith('/table/call'))).toHaveLength(1);
});

test.each([
  [429, /^You called a few times just now/],
  [503, /^We did not get this/],
])('C241: a call that fails with %s says what to do', async (status, text) => {
  const { user } = await scan('5');
  shop.server.use(http.post('*/table/call', () => HttpResponse.json({ message: 'no' }, { status })));
  await user.click(await button('Call'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await button('Call')).toBeEnabled();
});

test('C243: a moved party reads its new table; the link leads there with the code', async () => {
  const { user, history } = await scan('7');
  await screen.findByText('Rs 840.00 so far');
  move('7', '2');
  await later();
  expect(await screen.findByText('Your table is now 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Call/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to table 2' }));
  expect(history.location).toMatchObject({ pathname: '/menu', search: `?table=2&k=${mockTableCode('2')}` });
  expect(await screen.findByText('Rs 840.00 so far')).toBeInTheDocument();
  await act(async () => history.push('/closet?table=2'));
  expect(await button('Called')).toBeInTheDocument();
});

test('C243: a moved guest takes the unsent cart along', async () => {
  addGuestLine('7', twoEspressos);
  const { user, history } = await scan('7');
  await screen.findByText('Rs 840.00 so far');
  move('7', '2');
  await later();
  await user.click(await button('Go to table 2'));
  await waitFor(() => expect(history.location.search).toBe(`?table=2&k=${mockTableCode('2')}`));
  expect(readGuestLines('7')).toEqual([]);
  expect(readGuestLines('2')).toMatchObject([{ name: 'Espresso', quantity: 2 }]);
});

test('C150: without the code the bar calls nobody and reads nothing', async () => {
  renderPage(<Bar />, { path: '/menu?table=7' });
  await later();
  expect(screen.getByText('We bring it here')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(shop.requests).toEqual([]);
});

test.each([
  ['C150: a server that knows no sittings', () => (shop.world.sittings = null), mockTableCode('7')],
  ['C240: the code of another table', () => {}, mockTableCode('8')],
])('%s: the bar is that of this browser, and asks once', async (_name, prepare, code) => {
  prepare();
  const round = { id: 'a', code: null, at: Date.now(), totalPaisa: 48_000, lines: [] };
  localStorage.setItem('tableVisit_7', JSON.stringify([round]));
  await scan('7', code);
  await later();
  expect(screen.getByText('Rs 480.00 so far')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(shop.requests).toEqual(['POST /api/v1/table/open']);
});
