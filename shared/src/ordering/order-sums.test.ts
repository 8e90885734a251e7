import { editedSums, orderSums } from './order-sums';

const coffee = { type: 'product', pricePaisa: 210_50, quantity: 2 } as const;
const coat = { type: 'closet', pricePaisa: 5_000_00, quantity: 1 } as const;

test.each([
  ['a member', [coffee], 50_25, 0, true, { subtotalPaisa: 421_00, totalPaisa: 471_25 }, [9, 0]],
  ['a guest', [coffee], 50_25, 0, false, { subtotalPaisa: 421_00, totalPaisa: 471_25 }, [0, 0]],
  ['points', [coffee], 0, 20, true, { redeemedPoints: 20, totalPaisa: 401_00 }, [8, 0]],
  ['both shops', [coffee, coat], 0, 0, true, { totalPaisa: 5_421_00 }, [8, 50]],
])('C15, C87: the sums of an order: %s', (_name, lines, feePaisa, redeemedPoints, isMember, sums, earned) => {
  const { points, ...rest } = orderSums({ lines, feePaisa, redeemedPoints, isMember });
  expect(rest).toMatchObject({ feePaisa, ...sums });
  expect([points.cafe, points.closet, points.total]).toEqual([
    ...earned,
    earned.reduce((sum, one) => sum + one, 0),
  ]);
});

const tea = { type: 'product', pricePaisa: 37_00, quantity: 1 } as const;

test.each([
  ['are kept while the order costs them', [coffee], 0, 100, 100, 321_00],
  ['above the new total are given back', [tea], 0, 100, 35, 2_00],
  ['pay the fee too', [tea], 50_00, 100, 85, 2_00],
])('C12, C21, P8: redeemed points %s', (_name, lines, feePaisa, redeemedPoints, kept, totalPaisa) => {
  expect(editedSums({ lines, feePaisa, redeemedPoints, isMember: true })).toMatchObject({
    redeemedPoints: kept,
    totalPaisa,
  });
});
