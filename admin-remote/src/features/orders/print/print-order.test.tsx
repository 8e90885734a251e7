import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, within } from '@testing-library/react';
import { fakePrint } from '../../../../test/fake-print';
import { makeItem, makeOrder } from '../../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

const print = fakePrint();
afterEach(closeDashboard);

const marksOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('[data-mark]')].map((mark) => mark.textContent);

const shirt = makeItem({
  type: 'closet',
  name: 'Linen Shirt',
  price: 1850,
  selectedColor: 'Red',
  selectedSize: 'M',
});
const coffee = makeItem({ quantity: 2, requests: 'no sugar' });

async function printOrder(about: Parameters<typeof makeOrder>[0]) {
  const page = openDashboard('/admin/orders', { orders: [makeOrder(about)] });
  await page.user.click(await screen.findByRole('button', { name: /^Print order/ }));
  const sheet = screen.getByLabelText('Print view');
  return { ...page, sheet };
}

const papers = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('h1')].map((heading) => heading.textContent);

test('C240: papers and the list of orders have the name that a guest gave at a table', async () => {
  const { sheet } = await printOrder({ tableNumber: '7', deliveryOption: null, guestName: 'Kiran' });
  expect(within(sheet).getAllByText('Kiran, at table 7').length).toBeGreaterThan(0);
  expect(screen.getByText('Kiran')).toBeInTheDocument();
  expect(screen.queryByText('Sita Rai')).not.toBeInTheDocument();
});

test('C238: papers and the list of orders say for when the order is, papers with the date', async () => {
  const { sheet } = await printOrder({ item: [coffee], slotAt: '2026-11-20T12:45:00.000Z' });
  expect(within(sheet).getByText('For 20 Nov, 6:30 to 6:45 PM')).toBeInTheDocument();
  expect(screen.getAllByText(/^For .*6:30 to 6:45 PM$/)).toHaveLength(2);
});

test('C276: a packing slip says what lies between its prices and the sum to collect', async () => {
  const coupon = { code: 'MOMO-50', percent: null, amount: 50, discount: 50 };
  const { sheet } = await printOrder({
    item: [coffee, shirt],
    subtotal: 2270,
    happyHourDiscount: 84,
    coupon,
    redeemedPoints: 20,
    totalAmount: 2166,
  });
  const [ticket, slip] = sheet.querySelectorAll('section');
  const rows = (paper: Element | undefined) =>
    [...(paper?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent);
  expect(rows(slip)).toEqual([
    'Subtotal for both papersRs 2,270.00',
    'Happy hour−Rs 84.00',
    'Code MOMO-50−Rs 50.00',
    'Delivery to LakesideRs 50.00',
    '20 points−Rs 20.00',
  ]);
  expect(slip).toHaveTextContent('To collect: Rs 2,166.00 for both papers');
  expect(rows(ticket)).toEqual([]);
});

test('C276: where nothing lies between, a packing slip has the sum alone', async () => {
  const { sheet } = await printOrder({
    item: [shirt],
    subtotal: 1850,
    deliveryOption: 'Pick up',
    deliveryFee: 0,
    totalAmount: 1850,
  });
  expect(sheet.querySelector('dl')).toBeNull();
});

test('a mixed order prints a kitchen ticket and a packing slip, each with its own lines', async () => {
  const { sheet } = await printOrder({ item: [coffee, shirt], totalAmount: 2320 });
  expect(print).toHaveBeenCalledTimes(1);
  expect(papers(sheet)).toEqual(['Kitchen ticket', 'Packing slip']);
  const [ticket, slip] = sheet.querySelectorAll('section');
  expect(ticket).toHaveTextContent('2×Cappuccinono sugar');
  expect(ticket).not.toHaveTextContent('Linen Shirt');
  expect(slip).toHaveTextContent('1×Linen ShirtRedMRs 1,850.00');
  for (const paper of [ticket, slip]) {
    expect(paper).toHaveTextContent('9841234567');
    expect(paper).toHaveTextContent('House 14');
    expect(paper).toHaveTextContent('To collect: Rs 2,320.00 for both papers');
  }
  expect(marksOf(sheet)).toEqual([]);
});

test('§3: lines without ids, and a colour named like the size, print without a console error', async () => {
  const { _id: _first, ...noId } = coffee;
  const lines = [noId, noId, { ...shirt, selectedColor: 'M' }] as (typeof coffee)[];
  const { sheet } = await printOrder({ item: lines });
  expect(sheet.querySelectorAll('li')).toHaveLength(3);
});

test('P17: the ticket of a table order names the table', async () => {
  const { sheet } = await printOrder({ item: [coffee], tableNumber: '7', fullName: null });
  expect(papers(sheet)).toEqual(['Kitchen ticket']);
  expect(within(sheet).getByText('Guest, at table 7')).toBeInTheDocument();
});

test('C169: the ticket of an unconfirmed table says so', async () => {
  const { sheet } = await printOrder({ item: [coffee], tableNumber: '7', tableConfirmed: false });
  expect(marksOf(sheet)).toEqual(['NOT CONFIRMED: ask at table 7 first']);
});

test('C169: a paper of changed lines says when staff changed them', async () => {
  const { sheet } = await printOrder({ item: [coffee], editedAt: '2026-11-20T11:00:00.000Z' });
  expect(marksOf(sheet)).toEqual(['CHANGED at 20 Nov, 4:45 PM']);
});

test('C169: a second print is marked as a reprint, and as changed once the lines differ', async () => {
  const { sheet, user, world } = await printOrder({ _id: 'printed', item: [coffee] });
  expect(marksOf(sheet)).toEqual([]);
  const again = async () => {
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await user.click(await screen.findByRole('button', { name: /^Print order/ }));
    return marksOf(screen.getByLabelText('Print view'));
  };
  expect(await again()).toEqual([expect.stringMatching(/^REPRINT of /)]);
  world.orders = world.orders.map((order) => ({ ...order, item: [{ ...coffee, quantity: 3 }], version: 2 }));
  act(() => FakeSocket.opened.at(-1)?.receive('order-changed', { _id: 'printed' }));
  await screen.findByText('3×');
  expect(await again()).toEqual([expect.stringMatching(/^CHANGED since the print of /)]);
});

test('words about an allergy stand out on paper', async () => {
  const { sheet } = await printOrder({ item: [makeItem({ requests: 'nut allergy, less ice' })] });
  expect(sheet.querySelector('[data-allergy]')).toHaveTextContent(/^nut allergy$/);
});

test('printing removes the sheet, and the next press prints again', async () => {
  const { user } = await printOrder({ item: [coffee] });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await screen.findByRole('button', { name: /^Print order/ });
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Print order/ }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getAllByLabelText('Print view')).toHaveLength(1);
});

const attacks = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg/onload=window.hacked=1>',
  '"><iframe src="javascript:window.hacked=1">',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
];

test.each(attacks)('P63: shows %s as text in the table and on paper', async (attack) => {
  const { sheet, container } = await printOrder({
    fullName: attack,
    address: attack,
    email: attack,
    item: [coffee, { ...shirt, name: attack, requests: attack }],
  });
  const [, row] = within(container).getAllByRole('row');
  for (const place of [row, sheet]) {
    expect(
      place?.querySelector('script, img[src="x"], iframe, svg[onload], a[href^="javascript"]'),
    ).toBeNull();
    expect(place?.textContent?.split(attack).length).toBeGreaterThan(4);
  }
  expect(window).not.toHaveProperty('hacked');
});

test('P63: removes bidirectional control characters from the paper', async () => {
  const { sheet } = await printOrder({
    fullName: 'Sita\u202Eiar',
    item: [makeItem({ requests: 'no\u2066 milk' }), shirt],
    address: 'Ward\u202E 6',
  });
  expect(sheet.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
