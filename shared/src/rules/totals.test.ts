import fc from 'fast-check';
import { toPaisa, toRupees } from './money';
import { compareTotals, goodsTotal, lineTotal, orderTotal, subtotal } from './totals';

describe('totals', () => {
  const price = fc.integer({ min: 0, max: 20_000_00 });
  const lines = fc.array(fc.record({ pricePaisa: price, quantity: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 20,
  });
  const points = fc.integer({ min: 0, max: 30 }).map((step) => step * 5);

  test.each([
    ['its total if present', { pricePaisa: 100_00, quantity: 3, totalPaisa: 250_00 }, 250_00],
    ['a total of 0 too', { pricePaisa: 100_00, quantity: 3, totalPaisa: 0 }, 0],
    ['price times quantity without one', { pricePaisa: 100_00, quantity: 3 }, 300_00],
    ['price times quantity for null', { pricePaisa: 100_00, quantity: 3, totalPaisa: null }, 300_00],
    ['price times quantity for NaN', { pricePaisa: 100_00, quantity: 3, totalPaisa: Number.NaN }, 300_00],
    ['price times quantity below 0', { pricePaisa: 100_00, quantity: 3, totalPaisa: -1 }, 300_00],
  ])('C23: a line costs %s', (_, line, total) => {
    expect(lineTotal(line)).toBe(total);
  });

  test.each([
    { pricePaisa: 100, quantity: -1 },
    { pricePaisa: 100, quantity: 1.5 },
    { pricePaisa: 100, quantity: Number.NaN },
    { pricePaisa: -100, quantity: 1 },
    { pricePaisa: 99.5, quantity: 1 },
    { pricePaisa: 2 ** 52, quantity: 99 },
  ])('P7: lineTotal refuses %p', (line) => {
    expect(() => lineTotal(line)).toThrow(RangeError);
  });

  test('P7: the error of a line names its price and quantity', () => {
    const line = { pricePaisa: 99.5, quantity: 2 };
    expect(() => lineTotal(line)).toThrow(new RangeError('cannot price 2 pieces at 99.5 paisa'));
  });

  test('§9: subtotal adds line totals, goodsTotal adds price times quantity (C21)', () => {
    const cart = [
      { pricePaisa: 120_50, quantity: 2, totalPaisa: 200_00 },
      { pricePaisa: 80_00, quantity: 1 },
    ];
    expect(subtotal(cart)).toBe(280_00);
    expect(goodsTotal(cart)).toBe(321_00);
    expect(subtotal([])).toBe(0);
  });

  test.each([
    ['subtotal, fee and points', { subtotal: 500_00, fee: 50_00, redeemedPoints: 20 }, 530_00],
    ['pickup', { subtotal: 500_00, fee: 0, redeemedPoints: 0 }, 500_00],
    ['C12: Rs 60 of coffee and 150 points', { subtotal: 60_00, fee: 0, redeemedPoints: 150 }, 0],
    ['nothing', { subtotal: 0, fee: 0, redeemedPoints: 0 }, 0],
  ])('§9: the total of %s', (_, sums, total) => {
    expect(orderTotal(sums)).toBe(total);
  });

  test('§9: orderTotal throws for an invalid amount', () => {
    expect(() => orderTotal({ subtotal: Number.NaN, fee: 0, redeemedPoints: 0 })).toThrow(RangeError);
    expect(() => orderTotal({ subtotal: 100, fee: 0.5, redeemedPoints: 0 })).toThrow(RangeError);
  });

  test('P8: the total is never below 0, and exact if the points fit', () => {
    fc.assert(
      fc.property(lines, price, points, (cart, fee, redeemedPoints) => {
        const total = orderTotal({ subtotal: subtotal(cart), fee, redeemedPoints });
        expect(total).toBe(Math.max(0, subtotal(cart) + fee - redeemedPoints * 100));
      }),
    );
  });

  test('P9: cart, checkout and staff compute the same sum, in any order of lines and after the wire', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const wired = cart.map((line) => ({ ...line, totalPaisa: toPaisa(toRupees(lineTotal(line))) }));
        expect(subtotal(wired.toReversed())).toBe(goodsTotal(cart));
      }),
    );
  });
});

describe('total check', () => {
  test.each([
    [500_00, 500_00, 'same'],
    [500_00, 500_01, 'server-higher'],
    [500_00, 499_99, 'server-lower'],
    [0, 1, 'server-higher'],
    [null, 500_00, 'absent'],
    [undefined, 500_00, 'absent'],
    [0, 0, 'same'],
    [Number.NaN, 500_00, 'server-higher'],
  ])('C84: compareTotals of %p and %p is %p', (client, server, comparison) => {
    expect(compareTotals(client, server)).toBe(comparison);
  });
});
