import { compareTabs } from './compare-tabs';

const opening = (rows: number, answer: number) => ({ rows, answer });

test('the ratio is the median of the rounds’ ratios, not of the medians', () => {
  const rounds = [
    { few: opening(100, 10), many: opening(110, 10) },
    { few: opening(400, 40), many: opening(440, 80) },
    { few: opening(200, 20), many: opening(600, 20) },
  ];
  const { few, many, ratio } = compareTabs(rounds);
  expect(few).toEqual(opening(200, 20));
  expect(many).toEqual(opening(440, 20));
  expect(ratio.rows).toBeCloseTo(1.1);
  expect(ratio.answer).toBe(1);
});
