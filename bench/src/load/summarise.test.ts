import { drawLoad } from './draw-load';
import { mergeLogs } from './people/request-log';
import { readFlags } from './read-flags';
import { checkOrders, p99OverTime, summariseKinds, summariseMemory } from './summarise';

const log = () =>
  new Map([
    ['page', { at: [1, 2], ms: [10, 30], errors: [] }],
    ['order', { at: [3], ms: [50], errors: ['/order: 500'] }],
  ]);

test('each kind has a line, and all together; requests with errors count and have no time', () => {
  expect(summariseKinds(log())).toEqual([
    { kind: 'page', count: 2, errors: 0, p50: 10, p99: 30 },
    { kind: 'order', count: 2, errors: 1, p50: 50, p99: 50 },
    { kind: 'all', count: 4, errors: 1, p50: 30, p99: 50 },
  ]);
});

test('logs of several processes become one', () => {
  const page = { at: [1, 2, 1, 2], ms: [10, 30, 10, 30], errors: [] };
  expect(mergeLogs([log(), log()]).get('page')).toEqual(page);
});

describe('memory', () => {
  const samples = (mbOf: (minute: number) => number, minutes = 10) =>
    Array.from({ length: 60 * minutes }, (_, second) => ({ at: 1000 * second, mb: mbOf(second / 60) }));

  test('is flat up to a tenth more in the last minute than in the first', () => {
    expect(summariseMemory(samples((minute) => (minute > 8 ? 110 : 100)))).toMatchObject({
      first: 100,
      last: 110,
      isFlat: true,
    });
    expect(summariseMemory(samples((minute) => (minute > 8 ? 111 : 100))).isFlat).toBe(false);
  });

  test('is not judged by less than three minutes', () => {
    expect(summariseMemory(samples((minute) => 100 + 100 * minute, 2)).isFlat).toBeNull();
  });

  test('grows by the slope of the line through all samples; one peak does not move the medians', () => {
    const { first, perMinute, peak } = summariseMemory(
      samples((minute) => (minute === 0 ? 900 : 200 + minute)),
    );
    expect(first).toBeCloseTo(200.5, 1);
    expect(peak).toBe(900);
    expect(summariseMemory(samples((minute) => 200 + 3 * minute)).perMinute).toBeCloseTo(3);
    expect(perMinute).toBeLessThan(1);
  });
});

test('C378: acknowledged and not stored are lost; stored and not acknowledged are doubled', () => {
  expect(checkOrders(['a', 'b', 'c'], ['c', 'a', 'd', 'b'])).toMatchObject({
    stored: 4,
    lost: 0,
    doubled: 1,
  });
  expect(checkOrders(['a', 'b', 'c'], ['a', 'b'])).toEqual({
    acknowledged: 3,
    stored: 2,
    lost: 1,
    doubled: 0,
  });
});

test('p99 of each part of the time; a part without requests has none', () => {
  const requests = { at: [1000, 1100, 3500], ms: [5, 7, 9] };
  expect(p99OverTime(requests, 1000, 1000)).toEqual([7, Number.NaN, 9]);
});

test('the chart is well-formed with few requests, and without orders', () => {
  const memory = [0, 1000].map((at) => ({ at, mb: 200 }));
  const page = new Map([['page', { at: [500], ms: [3], errors: [] }]]);
  const stage = { seconds: 1, log: page, memory, serverBusy: 0, peopleBusy: 0 };
  const svg = drawLoad([stage], 'A load & its result');
  expect(svg.match(/<polyline/g)).toHaveLength(9);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('flags have a range', () => {
  expect(readFlags(['--seconds=20', '--minutes=0'])).toMatchObject({
    seconds: 20,
    minutes: 0,
    browsing: 200,
  });
  expect(() => readFlags(['--minutes=1000'])).toThrow(/--minutes=10 \(0 to 120\)/);
});
