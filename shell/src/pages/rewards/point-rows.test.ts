import { cafeRows, closetRows } from './point-rows';

test('C14: cafeRows earn 2 points for every Rs 100', () => {
  expect(cafeRows()).toEqual([
    { spent: 'Rs 100', points: 2 },
    { spent: 'Rs 250', points: 5 },
    { spent: 'Rs 500', points: 10 },
    { spent: 'Rs 1,000', points: 20 },
  ]);
});

test('C17: closetRows have the tiers in the words of §9, lowest first', () => {
  expect(closetRows()).toEqual([
    { spent: 'Rs 5,000 to 10,000', points: 50 },
    { spent: 'Rs 10,000 to 15,000', points: 100 },
    { spent: 'Above Rs 15,000', points: 150 },
  ]);
});
