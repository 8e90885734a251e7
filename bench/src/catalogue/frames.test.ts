import { smoothnessOf } from './frames';

test('a frame three times as long dropped two frames', () => {
  const { dropped, p50, p99 } = smoothnessOf({ intervals: [16.6, 16.7, 50, 16.7], longTasks: [] });
  expect(dropped).toBeCloseTo(2 / 6);
  expect([p50, p99]).toEqual([16.7, 50]);
});

test('frames slightly early or late drop none', () => {
  expect(smoothnessOf({ intervals: [12, 20, 16], longTasks: [] }).dropped).toBe(0);
});

test('long tasks are counted and the longest is reported; a page that never moved has none', () => {
  expect(smoothnessOf({ intervals: [16], longTasks: [60, 210, 90] })).toMatchObject({
    longTasks: 3,
    longest: 210,
  });
  expect(smoothnessOf({ intervals: [], longTasks: [] })).toMatchObject({
    dropped: 0,
    longTasks: 0,
    longest: 0,
  });
});
