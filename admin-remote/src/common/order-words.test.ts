import { makeOrder } from '../../test/make-order';
import { customerName, headline } from './order-words';

test.each([
  [{}, 'Sita Rai, to Lakeside'],
  [{ deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' }, 'Sita Rai, for pick up'],
  [{ fullName: null, tableNumber: '7', deliveryOption: null, deliveryLocation: null }, 'Guest, at table 7'],
  [{ tableNumber: '7', deliveryOption: null, deliveryLocation: null }, 'Sita Rai, at table 7'],
  [{ deliveryOption: null, deliveryLocation: null }, 'Sita Rai'],
])('C98: an order %j is announced as %s', (about, text) => {
  expect(headline(makeOrder(about))).toBe(text);
});

test('P63: removes bidirectional control characters from messages', () => {
  expect(customerName({ fullName: 'Sita\u202E iaR' })).toBe('Sita iaR');
});
