import { type CheckoutForm, checkoutProblems } from './checkout';
import { initialShipping, shippingReducer } from './shipping';

const form: CheckoutForm = {
  fullName: 'Sita Rai',
  address: 'House 5, by the lake',
  landmark: '',
  phone: '9841234567',
  email: '',
  acceptsTerms: true,
};
const pickup = shippingReducer(initialShipping, { type: 'mode', mode: 'pickup' });
const fields = (change: Partial<CheckoutForm>, itemCount = 1, shipping = pickup) =>
  checkoutProblems({ ...form, ...change }, { itemCount, goodsPaisa: 380_00 }, shipping).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

test('§5: a complete checkout has no problem, with or without e-mail', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ email: 'sita@example.com' })).toEqual([]);
});

test.each<[string, Partial<CheckoutForm>, string]>([
  ['a name', { fullName: ' ' }, 'fullName missing'],
  ['an address', { address: '' }, 'address missing'],
  ['a phone', { phone: '' }, 'phone missing'],
  ['a numeric phone', { phone: 'call me' }, 'phone not-numeric'],
  ['a phone of 10 digits at most', { phone: '98412345670' }, 'phone too-long'],
  ['an e-mail of its type', { email: 'sita@' }, 'email malformed'],
  ['the terms', { acceptsTerms: false }, 'terms missing'],
])('§5: a checkout needs %s', (_, change, problem) => {
  expect(fields(change)).toEqual([problem]);
});

test('§5: a checkout needs items, and a place in delivery mode', () => {
  expect(fields({}, 0)).toEqual(['items missing']);
  expect(fields({}, 1, initialShipping)).toEqual(['location missing']);
});

test('C265: goods below the minimum of the place are a problem of the place, not of a pickup', () => {
  const place = { id: 'p1', name: 'Lakeside', ratePaisa: 50_00, minimumPaisa: 500_00 };
  const toLakeside = shippingReducer(initialShipping, { type: 'place', place });
  const send = (goodsPaisa: number, shipping = toLakeside) =>
    checkoutProblems(form, { itemCount: 1, goodsPaisa }, shipping);
  const text = 'Rs 120.00 to the minimum order of Rs 500.00 for Lakeside';
  expect(send(380_00)).toEqual([{ field: 'location', problem: 'minimum', text }]);
  expect(send(500_00)).toEqual([]);
  expect(send(380_00, shippingReducer(toLakeside, { type: 'mode', mode: 'pickup' }))).toEqual([]);
});

test('C11: the mystery mode counts as no place', () => {
  const mystery = shippingReducer(initialShipping, { type: 'mode', mode: 'mystery' });
  expect(fields({}, 1, mystery)).toEqual(['location missing']);
});

test('§5: checkoutProblems names every problem at once, items first', () => {
  expect(fields({ fullName: '', address: '', phone: '', acceptsTerms: false }, 0, initialShipping)).toEqual([
    'items missing',
    'fullName missing',
    'address missing',
    'phone missing',
    'location missing',
    'terms missing',
  ]);
});
