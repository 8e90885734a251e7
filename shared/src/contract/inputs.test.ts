import { amount, count } from './inputs';

test.each([
  [' 250 ', 250],
  ['99.5', 99.5],
  ['0', 0],
  [0, 0],
])('C37, C63: amount reads %j as %d', (given, read) => {
  expect(amount.parse(given)).toBe(read);
});

test.each(['', ' ', '0x10', '1e2', '1,250', 'NaN', 'Infinity', '-1', '-0.01', '10000001', null, [], {}])(
  'P7: amount refuses %j',
  (given) => {
    expect(amount.safeParse(given).success).toBe(false);
  },
);

test('P7: count refuses a fraction', () => {
  expect(count.parse('3')).toBe(3);
  expect(count.safeParse('1.5').success).toBe(false);
});
