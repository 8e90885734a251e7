import type { Costs } from './costs';
import { oneMachine, planNodes, severalMachines } from './plan';
import { readFlags } from './read-flags';
import { simulate } from './simulate';

const COSTS: Costs = {
  order: { node: 5, database: 4 },
  call: { node: 1, database: 1 },
  page: { node: 0.1, database: 0 },
  rendered: { node: 20, database: 1 },
  load: 0.1,
  wait: 2,
};
const NO_VISITS = { call: 0, page: 0, rendered: 0 };
const MIX = { call: 40, page: 10, rendered: 2 };
const of = (ordersPerHour: number, mix = MIX, databaseCores = 4) =>
  planNodes(COSTS, { ordersPerHour, mix, databaseCores, seed: 1 });

test('a small shop needs one node, and its orders do not wait', () => {
  const answer = of(100);
  expect(answer).toEqual({
    plan: {
      nodes: 1,
      orderP95: expect.any(Number),
      busiest: expect.any(Number),
      database: expect.any(Number),
    },
  });
  const { plan } = answer as Extract<typeof answer, { plan: unknown }>;
  expect(plan.orderP95).toBeLessThan(30);
  expect(plan.busiest).toBeLessThan(0.05);
});

test('orders alone: a node of 5 ms an order holds 140 of them a second at 70 %', () => {
  // 120 a second are 60 % of its loop, 160 are 80 %.
  expect(of(120 * 3600, NO_VISITS)).toMatchObject({ plan: { nodes: 1 } });
  expect(of(160 * 3600, NO_VISITS)).toMatchObject({ plan: { nodes: 2 } });
});

test('twice the nodes are half as busy', () => {
  const busy = (nodes: number) => {
    const shop = { ordersPerHour: 20_000, nodes, databaseCores: 4, mix: MIX };
    return simulate(severalMachines(COSTS, shop), { seconds: 60, seed: 1 }).busy.get('loop 1') ?? 0;
  };
  expect(busy(1) / busy(2)).toBeCloseTo(2, 1);
});

test('where PostgreSQL has too much to do, more nodes are no answer; more cores are', () => {
  // 28 orders a second are 1.3 cores of it.
  expect(of(100_000, MIX, 1)).toEqual({ limit: 'database' });
  expect(of(100_000, MIX, 2)).toMatchObject({ plan: { nodes: 2 } });
});

describe('on one machine', () => {
  const rate = (nodes: number, cores: number, others = 0) =>
    simulate(oneMachine(COSTS, { nodes, clients: 16, cores, others }), { seconds: 30, seed: 1 }).answers.get(
      'order',
    )?.perSecond ?? 0;

  test('a second node adds only what the first leaves idle', () => {
    // A loop: 1000 / 5 ms. Two cores: 2 × 1000 / (5 + 4) ms.
    expect(rate(1, 64) / 200).toBeCloseTo(1, 1);
    expect(rate(2, 2) / 222.2).toBeCloseTo(1, 1);
    expect(rate(2, 64) / 400).toBeCloseTo(1, 1);
  });

  test('other programs leave less', () => {
    expect(rate(2, 2, 0.5) / 111.1).toBeCloseTo(1, 1);
  });
});

test('flags have a range', () => {
  expect(readFlags(['--orders=5000', '--database=8'])).toMatchObject({
    orders: 5_000,
    database: 8,
    calls: 40,
  });
  expect(() => readFlags(['--seconds=60'])).toThrow(/--seconds=3 \(1 to 10\)/);
});
