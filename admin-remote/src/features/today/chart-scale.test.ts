import fc from 'fast-check';
import { axisOf, axisText, labelStep } from './chart-scale';

test.each([
  [
    [10_500, 6_000],
    ['0', '4k', '8k', '12k'],
  ],
  [[299], ['0', '100', '200', '300']],
  [[301], ['0', '200', '400', '600']],
  [[0], ['0', '100', '200', '300']],
  [[1_450_000], ['0', '500k', '1M', '1.5M']],
])('C288: the axis of %j', (values, labels) => {
  expect(axisOf(values).map(axisText)).toEqual(labels);
});

test('C288: every value fits below the last line, and the first is 0', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const axis = axisOf(values);
      expect(axis[0]).toBe(0);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 1e-9));
    }),
  );
});

const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);

test.each([
  ['fourteen hours at a desk', HOURS.slice(7, 21), 670 / 14, 1],
  ['a shop that never closes, at a desk', HOURS, 670 / 24, 2],
  ['fourteen hours on a phone', HOURS.slice(7, 21), 280 / 14, 3],
  ['a shop that never closes, on a phone', HOURS, 280 / 24, 4],
  ['weekdays on a phone', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 280 / 7, 1],
  ['nothing', [], 280, 1],
])('C288: no two labels touch: %s', (_what, labels, width, step) => {
  expect(labelStep(labels, width)).toBe(step);
});
