import { makeOrder } from '../../test/make-order';
import { customerName, headline, slotWords } from './order-words';

test.each([
  [{}, 'Sita Rai, to Lakeside'],
  [{ deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' }, 'Sita Rai, for pick up'],
  [{ fullName: null, tableNumber: '7', deliveryOption: null, deliveryLocation: null }, 'Guest, at table 7'],
  [{ tableNumber: '7', deliveryOption: null, deliveryLocation: null }, 'Sita Rai, at table 7'],
  [{ tableNumber: 'A1', deliveryOption: null, deliveryLocation: null }, 'Sita Rai, at table A1'],
  [{ deliveryOption: null, deliveryLocation: null }, 'Sita Rai'],
])('C98: an order %j is announced as %s', (about, text) => {
  expect(headline(makeOrder(about))).toBe(text);
});

test('C240: an order at a table has the name that its guest gave, before that of the account', () => {
  const order = makeOrder({ tableNumber: '7', guestName: 'Kiran', deliveryOption: null });
  expect(headline(order)).toBe('Kiran, at table 7');
  expect(headline({ ...order, guestName: null })).toBe('Sita Rai, at table 7');
  expect(headline({ ...order, guestName: null, fullName: null })).toBe('Guest, at table 7');
});

test('C238: says for when an order is, with the day unless it is today', () => {
  const slotAt = '2026-11-20T12:45:00.000Z';
  const now = Date.parse('2026-11-20T06:15:00Z');
  const words = (at: number | null) => slotWords({ slotAt }, at);
  expect(words(now)).toBe('For 6:30 to 6:45 PM');
  expect(words(now - 86_400_000)).toBe('For tomorrow, 6:30 to 6:45 PM');
  expect(words(null)).toBe('For 20 Nov, 6:30 to 6:45 PM');
  expect(slotWords({ slotAt: null }, now)).toBe('');
});

test('P63: removes bidirectional control characters from messages', () => {
  expect(customerName({ fullName: 'Sita\u202E iaR' })).toBe('Sita iaR');
  expect(customerName({ fullName: null, guestName: 'Kiran\u202E' })).toBe('Kiran');
});
