import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { readFlags } from '../src/staff/read-flags.ts';
import { benchStaff } from '../src/staff/staff-bench.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const times = (ratio) => `${ratio.toFixed(2)}×`;
const milliseconds = (ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

const cellsOf = ({ tab, few, many, ratio }) => [
  tab,
  times(ratio.rows),
  times(ratio.answer),
  ...[few.rows, few.answer, many.rows, many.answer].map(milliseconds),
];

/**
 * `npm run bench -- staff [--large=1000000]`: compares how fast the dashboard's tabs open in a large and a small shop.
 */
export async function benchTheStaff(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const orders = flags.large.toLocaleString('en');
  const method = [
    `SQLite, a shop with 1,000 orders and one with ${orders}, each with its server; one Chromium, 1280 px wide`,
    'each tab opened by its address in a new window of a browser that was there before; once to warm up, then',
    `${flags.rounds} rounds, the shop first that was second before; medians of the rounds and of their ratios`,
    'rows: until the first rows are painted, ms; answer: of it the call that brings them',
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const before = busyBefore();
  const rows = await step('Measuring', () =>
    benchStaff(chromium, flags, (filled) =>
      console.log(`    a shop with ${filled.toLocaleString('en')} orders`),
    ),
  );
  console.log('');
  const head = [
    'tab',
    'rows',
    'answer',
    '│ 1,000: rows ms',
    'answer ms',
    `│ ${orders}: rows ms`,
    'answer ms',
  ];
  printTable(head, rows.map(cellsOf), [1, 2, 3, 4, 5, 6]);
  const at = new Date().toISOString();
  const files = writeResults('staff', { at, machine, before, method, flags, rows });
  console.log(`\n  ${before} before\n  ${files.join(', ')}`);
}
