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

const round = (candidate: Partial<Stretch>, base: Partial<Stretch>) => ({
  'as it is': [stretch(candidate)],
  'all cards kept': [stretch(base)],
  'and laid out': [stretch(base)],
});

test('ratios are those of the rounds, not of the medians', () => {
  const [row] = compareRounds([
    round({ cpuMs: 1 }, { cpuMs: 2 }),
    round({ cpuMs: 9 }, { cpuMs: 10 }),
    round({ cpuMs: 6 }, { cpuMs: 10 }),
  ]);
  expect(row?.sides.map(({ metrics }) => metrics.cpuMs)).toEqual([6, 10, 10]);
  expect(row?.sides.map(({ ratio }) => ratio.cpuMs)).toEqual([1, 0.6, 0.6]);
});

test('every line has a cell for each column', () => {
  const [row] = compareRounds([round({ nodes: 20_000 }, { longTasks: 3, longest: 812.4 })]);
  if (!row) throw new Error('no row');
  const lines = cellsOf(row);
  expect(lines.map(({ length }) => length)).toEqual(Array(5).fill(HEAD.length));
  expect(lines[1]).toEqual([
    '',
    'all cards kept',
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

test('a value that the system does not report is a dash, as is a ratio to zero', () => {
  const [row] = compareRounds([round({ memory: null }, { memory: null })]);
  if (!row) throw new Error('no row');
  expect(cellsOf(row).map((line) => line.at(-1))).toEqual(['–', '–', '–', '–', '–']);
  expect(cellsOf(row)[2]?.[6]).toBe('–');
});
