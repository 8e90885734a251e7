import { compareRounds } from './catalogue-bench';
import { cellsOf, HEAD } from './format-rows';
import type { Stretch } from './scroll-through';

const stretch = (changes: Partial<Stretch>): Stretch => ({
  pieces: 2000,
  p50: 16.7,
  p95: 16.7,
  p99: 33.4,
  dropped: 0.125,
  longTasks: 0,
  longest: 0,
  cpuMs: 4,
  heap: 20,
  nodes: 40_000,
  memory: 200,
  ...changes,
});

test('ratios are those of the rounds, not of the medians', () => {
  const [row] = compareRounds([
    { subject: [stretch({ cpuMs: 1 })], base: [stretch({ cpuMs: 2 })] },
    { subject: [stretch({ cpuMs: 9 })], base: [stretch({ cpuMs: 10 })] },
    { subject: [stretch({ cpuMs: 6 })], base: [stretch({ cpuMs: 10 })] },
  ]);
  expect([row?.subject.cpuMs, row?.base.cpuMs, row?.ratio.cpuMs]).toEqual([6, 10, 0.6]);
});

test('a stretch has three lines with a cell for each column', () => {
  const [row] = compareRounds([
    { subject: [stretch({ nodes: 20_000 })], base: [stretch({ longTasks: 3, longest: 812.4 })] },
  ]);
  if (!row) throw new Error('no row');
  const lines = cellsOf(row);
  expect(lines.map(({ length }) => length)).toEqual([HEAD.length, HEAD.length, HEAD.length]);
  expect(lines[1]).toEqual([
    '',
    'without containment',
    '16.7',
    '16.7',
    '33.4',
    '13 %',
    '3',
    '812',
    '4.0',
    '20.0',
    '40,000',
    '200',
  ]);
  expect(lines[2]?.slice(1, 4)).toEqual(['÷', '1.00×', '1.00×']);
  expect(lines[2]?.at(-2)).toBe('0.50×');
});

test('what the system does not say is a dash, and so is a ratio to nothing', () => {
  const side = [stretch({ memory: null })];
  const [row] = compareRounds([{ subject: side, base: side }]);
  if (!row) throw new Error('no row');
  expect(cellsOf(row).map((line) => line.at(-1))).toEqual(['–', '–', '–']);
  expect(cellsOf(row)[2]?.[6]).toBe('–');
});
