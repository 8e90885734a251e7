import { type Model, type Step, simulate } from './simulate';
import { TimeLine } from './time-line';

/** A queue with `servers` at it; each request takes 100 ms of one of them. */
const queue = (servers: number, from: Model['streams'][number]['from'], ms = 100): Model => ({
  resources: { server: servers },
  streams: [{ name: 'all', from, stepsOf: () => [{ holds: ['server'], ms }] }],
});

const LONG = { seconds: 40_000, seed: 7 };

test('one server at 80 % (M/M/1): as long as theory says', () => {
  const { answers, busy } = simulate(queue(1, { perSecond: 8 }), LONG);
  // W = 1 / (μ - λ) = 1 / (10 - 8) s; exponential, so half of the answers take W ln 2.
  const { mean = 0, p50 = 0, p95 = 0, perSecond = 0 } = answers.get('all') ?? {};
  expect(mean / 500).toBeCloseTo(1, 1);
  expect(p50 / (500 * Math.LN2)).toBeCloseTo(1, 1);
  expect(p95 / (500 * Math.log(20))).toBeCloseTo(1, 1);
  expect(perSecond).toBeCloseTo(8, 0);
  expect(busy.get('server')).toBeCloseTo(0.8, 2);
});

test('two servers at 80 % (M/M/2): the same work waits less', () => {
  const { answers } = simulate(queue(2, { perSecond: 16 }), LONG);
  // Erlang: W = s / (1 - ρ²) = 100 / 0.36 ms.
  expect((answers.get('all')?.mean ?? 0) / (100 / 0.36)).toBeCloseTo(1, 1);
});

test('clients that wait for their answer keep a server busy, and no more', () => {
  const { answers, busy } = simulate(queue(1, { clients: 4 }), { seconds: 2_000, seed: 7 });
  expect(busy.get('server')).toBeCloseTo(1, 3);
  expect(answers.get('all')?.perSecond).toBeCloseTo(10, 0);
  // Little: clients = throughput × time.
  expect((answers.get('all')?.mean ?? 0) / 400).toBeCloseTo(1, 1);
});

test('a step that holds nothing takes time of nobody', () => {
  const wait: Step = { holds: [], ms: 1_000 };
  const model: Model = {
    resources: { server: 1 },
    streams: [
      { name: 'all', from: { perSecond: 1 }, stepsOf: () => [wait, { holds: ['server'], ms: 10 }, wait] },
    ],
  };
  const { answers, busy } = simulate(model, LONG);
  expect((answers.get('all')?.mean ?? 0) / 2_010).toBeCloseTo(1, 1);
  expect(busy.get('server')).toBeCloseTo(0.01, 2);
});

test('two event loops on one core have one core between them', () => {
  const loops: Model = {
    resources: { first: 1, second: 1, core: 1 },
    streams: ['first', 'second'].map((loop) => ({
      name: loop,
      from: { clients: 1 },
      stepsOf: () => [{ holds: [loop, 'core'], ms: 100 }],
    })),
  };
  const { answers, busy } = simulate(loops, { seconds: 2_000, seed: 7 });
  expect((answers.get('first')?.perSecond ?? 0) + (answers.get('second')?.perSecond ?? 0)).toBeCloseTo(10, 0);
  expect(busy.get('core')).toBeCloseTo(1, 3);
});

test('the same seed gives the same result, another one another', () => {
  const run = (seed: number) =>
    simulate(queue(1, { perSecond: 5 }), { seconds: 100, seed }).answers.get('all');
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
});

test('a resource that does not exist is named', () => {
  const model: Model = {
    resources: {},
    streams: [{ name: 'all', from: { clients: 1 }, stepsOf: () => [{ holds: ['core'], ms: 1 }] }],
  };
  expect(() => simulate(model, { seconds: 1, seed: 1 })).toThrow('There is no resource core');
});

test('events happen in order of time, those of one time in the order in which they were added', () => {
  const line = new TimeLine();
  const seen: string[] = [];
  for (const [at, name] of [
    [3, 'c'],
    [1, 'a'],
    [3, 'd'],
    [2, 'b'],
    [9, 'never'],
  ] as const)
    line.add(at, () => seen.push(`${name}${line.now}`));
  line.runUntil(5);
  expect(seen).toEqual(['a1', 'b2', 'c3', 'd3']);
  expect(line.now).toBe(5);
});
