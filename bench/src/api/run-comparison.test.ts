import { runComparison } from './run-comparison';

test('sides warm up once and then alternate, each first equally often', async () => {
  const turns: string[] = [];
  const side = (name: string) => async (ms: number) => {
    turns.push(`${name}${ms}`);
    return { latencies: Float64Array.of(turns.length), seconds: 1, cpuMs: 1 };
  };
  const comparison = {
    what: '',
    against: '',
    database: '',
    orders: 1,
    candidate: side('s'),
    baseline: side('b'),
  };
  const rounds = await runComparison(comparison, { rounds: 3, ms: 1, warmUpMs: 9 });
  expect(turns.join('')).toBe('s9b9 s1b1 b1s1 s1b1'.replaceAll(' ', ''));
  expect(rounds.map(({ candidate, baseline }) => [candidate.latencies[0], baseline.latencies[0]])).toEqual([
    [3, 4],
    [6, 5],
    [7, 8],
  ]);
});
