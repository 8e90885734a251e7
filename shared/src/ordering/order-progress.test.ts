import type { Order } from '../contract/entities/order';
import { canCustomerCancel, followedOrder, keepProblem, pointsWhenKept } from './order-progress';

const order = {
  _id: 'o1',
  code: 'K7F3QD',
  user: null,
  email: 'Sita@Mail.np',
  phone: '9841234567',
  status: 'processing',
  tableNumber: null,
  deliveryFee: 0,
  redeemedPoints: 50,
  totalAmount: 500,
  version: 3,
  item: [{ type: 'product', price: 500, quantity: 1 }],
} as unknown as Order;

test('C191: a customer cancels until the shop accepts', () => {
  expect((['pending', 'processing', 'completed', 'cancelled'] as const).map(canCustomerCancel)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('C205: an order that an account keeps', () => {
  test('earns the points of its whole sum', () => {
    expect(pointsWhenKept(order)).toBe(10);
  });

  test.each([
    { user: 'asha' },
    { email: null },
    { email: '' },
    { tableNumber: '7' },
    { status: 'cancelled' },
  ])('is none with %j', (about) => {
    const other = { ...order, ...about } as Order;
    expect(pointsWhenKept(other)).toBeNull();
    expect(keepProblem(other, 'sita@mail.np')).toBe('This order cannot be put into an account.');
  });

  test('has the e-mail address of the account, in any capitals', () => {
    expect(keepProblem(order, ' sita@mail.np')).toBeNull();
    expect(keepProblem(order, 'asha@mail.np')).toBe(
      'This order was placed with another e-mail address than that of your account.',
    );
  });
});

describe('P52: what a link shows', () => {
  test('is the order without ids, phone and e-mail', () => {
    const shown = followedOrder(order);
    expect(JSON.stringify(shown)).not.toMatch(/o1|9841234567|Sita@Mail/);
    expect(shown).toMatchObject({
      code: 'K7F3QD',
      isMember: false,
      hasReceipt: true,
      pointsWhenKept: 10,
      totalAmount: 500,
      version: 3,
    });
  });

  test('names a member’s order, and its offers', () => {
    const offers = { happyHourDiscount: 0, coupon: { code: 'TEA' }, vat: { amount: 5 } };
    expect(
      followedOrder({ ...order, ...offers, user: 'asha', code: undefined } as unknown as Order),
    ).toMatchObject({
      code: '',
      isMember: true,
      ...offers,
    });
    const plain = followedOrder(order);
    expect(['happyHourDiscount', 'coupon', 'vat'].filter((name) => name in plain)).toEqual([]);
  });
});
