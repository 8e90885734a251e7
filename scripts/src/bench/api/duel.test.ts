import { fight } from './duel';

test('sides warm up once and then take turns, each as often first as the other', async () => {
  const turns: string[] = [];
  const side = (name: string) => async () => {
    turns.push(name);
    return { latencies: Float64Array.of(turns.length), seconds: 1, cpuMs: 1 };
  };
  const duel = { what: '', against: '', database: '', orders: 1, subject: side('s'), base: side('b') };
  const rounds = await fight(duel, { rounds: 3, ms: 1 });
  expect(turns.join('')).toBe('sb sb bs sb'.replaceAll(' ', ''));
  expect(rounds.map(({ subject, base }) => [subject.latencies[0], base.latencies[0]])).toEqual([
    [3, 4],
    [6, 5],
    [7, 8],
  ]);
});
