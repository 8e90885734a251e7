import { orderInput } from '../contract/order-input';
import { line } from '../dev/testing/sellable-items';
import { deliveryTo, readCheckout, readTableNumber, readTableOrder } from './order-request';

const checkout = (about: object = {}, data: object = {}) => {
  const read = orderInput.parse({
    data: { fullName: 'Asha Gurung', address: 'Lakeside 6', phone: '+977 984-123 4567', email: '' },
    deliveryLocation: 'Pick-up',
    item: [{ _id: 'latte', quantity: 1 }],
    ...about,
  });
  return { ...read, data: { ...read.data, ...data } };
};

test('C30: a checkout is read with its contact in plain text and digits', () => {
  expect(readCheckout(checkout({ totalAmount: 210.5 }), 'asha')).toEqual({
    kind: 'account',
    userId: 'asha',
    contact: { fullName: 'Asha Gurung', address: 'Lakeside 6', phone: '9841234567', email: null },
    guestName: null,
    destination: { kind: 'pickup' },
    lines: [line()],
    field: 'item',
    points: 0,
    totalAmount: 210.5,
    slotAt: null,
    paymentMethod: 'cash',
    addressId: null,
    couponCode: null,
    couponDiscount: 0,
    showsChanges: false,
  });
  const later = checkout({ slotAt: '2026-11-20T12:45:00.000Z' });
  expect(readCheckout(later, null)).toMatchObject({ slotAt: Date.UTC(2026, 10, 20, 12, 45) });
  expect(readCheckout(checkout(), null)).toMatchObject({ kind: 'guest', userId: null });
});

test.each([
  ['points of a guest', {}, { points: 50 }, 'data.points'],
  ['a blank name', {}, { fullName: '  ' }, 'data.fullName'],
  ['a phone in letters', {}, { phone: 'call me' }, 'data.phone'],
  ['no place', { deliveryLocation: '' }, {}, 'deliveryLocation'],
])('C9, C30: a checkout with %s is refused by field', (_name, about, data, field) => {
  expect(readCheckout(checkout(about, data), null)).toMatchObject({ refused: 'field', field });
});

test('C9: two places in one checkout are refused with what is wrong', () => {
  const places = checkout({ deliveryLocation: 'Lakeside', deliveryOption: 'Sarangkot' });
  expect(readCheckout(places, null)).toEqual({
    refused: 'field',
    field: 'deliveryOption',
    problem: 'must name the same place as deliveryLocation',
  });
});

test('C6, C98, C240: an order from a table has the name of the signed-in person and the guest’s own, no other contact', () => {
  const body = { tableNumber: '7', items: [line()], totalAmount: null, guestName: 'Mina' };
  expect(
    readTableOrder(body, { id: 'asha', fullName: 'Asha Gurung' }, { tableNumber: '7', isConfirmed: true }),
  ).toMatchObject({
    kind: 'table',
    userId: 'asha',
    contact: { fullName: 'Asha Gurung', email: null, phone: null, address: null },
    guestName: 'Mina',
    destination: { kind: 'table', tableNumber: '7', isConfirmed: true },
    field: 'items',
    points: 0,
  });
});

test('C50, P17: a table has one spelling; what is no table is refused', () => {
  expect(readTableNumber(' 07 ')).toBe('7');
  expect(readTableNumber('the one outside')).toEqual({
    refused: 'field',
    field: 'tableNumber',
    problem: 'is no table of ours',
  });
});

const noTable = { tableNumber: null, tableConfirmed: null };

test.each([
  [
    { kind: 'pickup' },
    undefined,
    { deliveryOption: 'Pick up', deliveryLocation: 'Pick-up', ...noTable, feePaisa: 0 },
  ],
  [
    { kind: 'place', name: ' lakeside' },
    { name: 'Lakeside', ratePaisa: 50_50, isActive: true },
    { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside', ...noTable, feePaisa: 50_50 },
  ],
  [
    { kind: 'table', tableNumber: '7', isConfirmed: false },
    undefined,
    {
      deliveryOption: null,
      deliveryLocation: null,
      tableNumber: '7',
      tableConfirmed: false,
      feePaisa: 0,
    },
  ],
  [
    { kind: 'place', name: 'Lakeside' },
    { name: 'Lakeside', ratePaisa: 50_50, isActive: false },
    {
      refused: 'field',
      field: 'deliveryLocation',
      problem: expect.stringContaining('We do not deliver to Lakeside'),
    },
  ],
  [{ kind: 'place', name: 'Atlantis' }, undefined, { refused: 'field', field: 'deliveryLocation' }],
] as const)('C9, C10: the delivery to %j', (destination, place, delivery) => {
  expect(deliveryTo(destination, place, 210_50)).toMatchObject(delivery);
});

test('C266: only a member’s order has a saved address; a coupon is read without blanks', () => {
  const body = { ...checkout(), addressId: 'home', couponCode: ' tea ' } as Parameters<
    typeof readCheckout
  >[0];
  expect(readCheckout(body, 'asha')).toMatchObject({ addressId: 'home', couponCode: 'tea' });
  expect(readCheckout(body, null)).toMatchObject({ addressId: null });
  expect(readCheckout({ ...body, couponCode: '  ' }, null)).toMatchObject({ couponCode: null });
});

test('§6: points need an account', () => {
  const body = checkout({}, { points: 50 });
  expect(readCheckout(body, null)).toEqual({
    refused: 'field',
    field: 'data.points',
    problem: 'need an account',
  });
  expect(readCheckout(body, 'asha')).toMatchObject({ points: 50 });
});

test('C280: a guest at a table pays cash, and has no name', () => {
  const body = { tableNumber: '7', items: [line()], totalAmount: null, guestName: null };
  expect(readTableOrder(body, null, { tableNumber: '7', isConfirmed: false })).toMatchObject({
    userId: null,
    contact: { fullName: null },
    paymentMethod: 'cash',
  });
});
