import { median } from '../common/median';
import { compare } from './compare';
import { percentile, type Sample, speedOf } from './sample';

const sampleOf = (latencies: readonly number[], seconds: number, cpuMs: number): Sample => ({
  latencies: Float64Array.from(latencies),
  seconds,
  cpuMs,
});

const hundred = Float64Array.from({ length: 100 }, (_, index) => index + 1);

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('of 1 to 100 the percentile %d is %d', (share, value) => {
  expect(percentile(hundred, share)).toBe(value);
});

test('one value is every percentile; no values have none', () => {
  expect(percentile(Float64Array.of(7), 0.99)).toBe(7);
  expect(percentile(new Float64Array(), 0.5)).toBeNaN();
});

test('the median of an even number of values is between the middle two, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
  expect(median([])).toBeNaN();
});

test('a sample gives responses per second and processor time per response', () => {
  expect(speedOf(sampleOf([10, 2, 30, 4], 0.5, 12))).toEqual({ p50: 4, p99: 30, perSecond: 8, cpuMs: 3 });
});

test('the ratio is the median of the rounds, so that one disturbed round does not move it', () => {
  const round = (candidate: number) => ({
    candidate: sampleOf([candidate, candidate], 1, 2 * candidate),
    baseline: sampleOf([2, 2], 1, 4),
  });
  const { ratio, candidate, baseline } = compare([round(6), round(6), round(900)]);
  expect(ratio).toEqual({ p50: 3, p99: 3, perSecond: 1, cpuMs: 3 });
  expect(candidate.p50).toBe(6);
  expect(baseline.cpuMs).toBe(2);
});

test('a machine that slows down does not change the ratio', () => {
  const rounds = [1, 2, 4].map((slow) => ({
    candidate: sampleOf([3 * slow], slow, 3 * slow),
    baseline: sampleOf([slow], slow, slow),
  }));
  expect(compare(rounds).ratio).toEqual({ p50: 3, p99: 3, perSecond: 1, cpuMs: 3 });
});
