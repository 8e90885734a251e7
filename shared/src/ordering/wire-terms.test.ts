import { readCouponTerms, showCouponTerms } from './coupon-wire';
import { earningOrder } from './earning-order';
import { readOptionGroup, readOptions, showOptionGroup, showOptions } from './option-wire';

test('C255: option groups are in rupees on the wire, in paisa in the rules', () => {
  const group = {
    id: 'g',
    name: 'Size',
    min: 1,
    max: 2,
    choices: [{ id: 'c', name: 'Large', pricePaisa: 5050, isDefault: true, isSoldOut: false }],
  };
  const wire = {
    _id: 'g',
    id: 'g',
    name: 'Size',
    min: 1,
    max: 2,
    choices: [{ _id: 'c', id: 'c', name: 'Large', priceDifference: 50.5, isDefault: true, soldOut: false }],
  };
  expect(showOptionGroup(group)).toEqual(wire);
  expect(readOptionGroup(wire)).toEqual(group);
});

test('C256: choices of a line are in rupees on the wire, in paisa in the rules', () => {
  const options = [{ id: 'c', group: 'Size', name: 'Large', pricePaisa: 5050 }];
  const wire = [{ _id: 'c', id: 'c', group: 'Size', name: 'Large', price: 50.5 }];
  expect(showOptions(options)).toEqual(wire);
  expect(readOptions(wire)).toEqual(options);
  expect(readOptions()).toEqual([]);
});

test('C275: a coupon is in rupees on the wire, in paisa in the rules', () => {
  const terms = { code: 'TEA', percent: null, amountPaisa: 5050, minimumPaisa: 20_000 };
  const wire = { code: 'TEA', percent: null, amount: 50.5, minimumOrder: 200 };
  expect(showCouponTerms(terms)).toEqual(wire);
  expect(readCouponTerms(wire)).toEqual(terms);
  const percent = { code: 'TEA', percent: 10, amount: null, minimumOrder: null };
  expect(showCouponTerms(readCouponTerms(percent))).toEqual(percent);
});

test('an order earns by its lines, coupon, fee and points; what a server of §7 leaves out is nothing', () => {
  const item = [{ price: 210.5, quantity: 2, happyHour: 10 }] as Parameters<typeof earningOrder>[0]['item'];
  expect(earningOrder({ item })).toEqual({
    lines: [{ type: 'product', pricePaisa: 21_050, quantity: 2, happyPercent: 10 }],
    coupon: undefined,
    feePaisa: 0,
    redeemedPoints: 0,
  });
  const coupon = { code: 'TEA', percent: null, amount: 50.5, discount: 50.5 };
  expect(earningOrder({ item: [], coupon, deliveryFee: 50, redeemedPoints: 20 })).toEqual({
    lines: [],
    coupon: { percent: null, amountPaisa: 5050 },
    feePaisa: 5000,
    redeemedPoints: 20,
  });
  const percent = { ...coupon, percent: 10, amount: null };
  expect(earningOrder({ item: [], coupon: percent }).coupon).toEqual({ percent: 10, amountPaisa: null });
});
