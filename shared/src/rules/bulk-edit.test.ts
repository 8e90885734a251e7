import { changedPrice } from './bulk-edit';

test('C307: a price by percent is in whole rupees, half up, at least one; what is free stays free', () => {
  const cases = [
    [250_00, 10, 275_00],
    [99_50, 0, 100_00],
    [105_00, 10, 116_00],
    [104_00, -10, 94_00],
    [1_00, -90, 1_00],
    [0, 50, 0],
  ] as const;
  expect(cases.map(([price, percent]) => changedPrice(price, percent))).toEqual(
    cases.map(([, , after]) => after),
  );
});
