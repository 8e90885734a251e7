import type { FollowedOrder } from '../contract/entities/followed-order';
import { chosenTime, isUnderWay, momentText, orderNews } from './order-news';

const AT = Date.UTC(2026, 10, 20, 6, 15);
const iso = (minutes: number) => new Date(AT + minutes * 60_000).toISOString();
const order: FollowedOrder = {
  code: '4Y2T8X',
  isMember: false,
  status: 'processing',
  step: 'accepted',
  createdAt: iso(0),
  acceptedAt: iso(0),
  closedAt: null,
  cancelledBy: null,
  fullName: 'Sita Rai',
  address: 'House 14',
  deliveryOption: 'Lakeside',
  deliveryLocation: 'Lakeside',
  tableNumber: null,
  totalAmount: 420,
  item: [],
};
const text = (about: Partial<FollowedOrder>, minutes = 0) =>
  orderNews({ ...order, ...about }, AT + minutes * 60_000).text;
const pickup = { deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' };
const table = { deliveryOption: null, deliveryLocation: null, tableNumber: '7' };

test.each([
  [{}, 'We prepare it. Then it goes to Lakeside.'],
  [{ deliveryLocation: null }, 'We prepare it. Then it goes to you.'],
  [pickup, 'We prepare it. Then it waits for you at the counter.'],
  [table, 'We prepare it. Then we bring it to table 7.'],
  [{ step: 'preparing' }, 'Then it goes to Lakeside.'],
  [{ step: 'ready' }, 'It is on its way to Lakeside.'],
  [{ step: 'ready', deliveryLocation: null }, 'It is on its way to you.'],
  [{ ...pickup, step: 'ready' }, 'You can pick it up now.'],
  [{ ...table, step: 'ready' }, 'We bring it to table 7.'],
  [{ status: 'completed', step: null }, 'Thank you. We hope to see you again soon.'],
] as [Partial<FollowedOrder>, string][])('C206: an order with %j says “%s”', (about, said) => {
  expect(text(about)).toBe(said);
});

test('C207: a promised order says what happens meanwhile', () => {
  const promised = { promisedAt: iso(20) };
  expect(text(promised)).toBe('Your order is accepted. We prepare it. Then it goes to Lakeside.');
  expect(text({ ...promised, step: 'ready' })).toBe('It is on its way to Lakeside.');
  expect(text({ ...promised, step: 'ready' }, 21)).toBe(
    'We promised it by 12:20 PM. It is on its way to Lakeside.',
  );
  const moved = { promisedAt: iso(25), promisedFirstAt: iso(20) };
  expect(orderNews({ ...order, ...moved }, AT).headline).toBe('A little late: by 12:25 PM');
});

test('C283: a cancelled order says what happens to its money', () => {
  const cancelled = { status: 'cancelled', step: null, closedAt: iso(6), cancelledBy: 'customer' } as const;
  const paid = { paymentStatus: 'confirmed', paidAmount: 420 } as const;
  expect(orderNews({ ...order, ...cancelled }, AT)).toEqual({
    headline: 'Cancelled at 12:06 PM',
    text: 'You cancelled this order. There is nothing to pay.',
  });
  expect(text({ ...cancelled, ...paid })).toBe('You cancelled this order. We give back Rs 420.00.');
  expect(orderNews({ ...order, ...cancelled, cancelledBy: 'shop' }, AT)).toEqual({
    headline: 'Cancelled at 12:06 PM',
    text: 'There is nothing to pay. Call us if you want to know more.',
  });
  expect(orderNews({ ...order, ...cancelled, closedAt: null }, AT).headline).toBe('Cancelled');
});

test('C237: the chosen time is shown until the shop accepts', () => {
  const slotAt = '2026-11-20T12:45:00.000Z';
  expect(chosenTime({ ...order, status: 'pending', slotAt }, AT)).toBe('For 6:30 to 6:45 PM');
  expect(chosenTime({ ...order, slotAt }, AT)).toBeNull();
  expect(chosenTime({ ...order, status: 'pending', slotAt: null }, AT)).toBeNull();
  expect(orderNews({ ...order, status: 'pending' }, AT).headline).toBe('Waiting for the shop');
});

test('an order changes by itself until it is completed or cancelled', () => {
  const statuses = ['pending', 'processing', 'completed', 'cancelled'] as const;
  expect(statuses.map((status) => isUnderWay({ status }))).toEqual([true, true, false, false]);
});

test('a time of another day has its date', () => {
  expect(momentText(iso(0), AT)).toBe('12 PM');
  expect(momentText(iso(-24 * 60), AT)).toMatch(/19.*12/);
});
