import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { BOARD_ORDERS, benchBoard } from '../src/staff/board-bench.ts';
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

async function benchTabs(chromium, flags, machine) {
  const orders = flags.large.toLocaleString('en');
  const method = [
    `SQLite, a shop with 1,000 orders and one with ${orders}, each with its server; one Chromium, 1280 px wide`,
    'each tab opened by its address in a new window of a browser that was there before; once to warm up, then',
    `${flags.rounds} rounds, the shop first that was second before; medians of the rounds and of their ratios`,
    'rows: until the first rows are painted, ms; answer: of it the call that brings them',
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
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
  return { before, method, rows };
}

const boardLines = [
  ['paint', 'event → card painted'],
  ['frames', 'frame after the event that shows it'],
  ['longTask', 'longest task over 50 ms'],
];

async function benchTheBoard(chromium, { rounds }, machine) {
  const method = [
    `SQLite, ${BOARD_ORDERS} open orders, a quarter in each lane; one Chromium, 1280 × 900`,
    `one order to warm up, then ${rounds}, one after another, each when the lists are read again`,
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const before = busyBefore();
  const result = await step('Measuring', () => benchBoard(chromium, rounds));
  console.log('');
  const rows = boardLines.map(([name, text]) => [
    text,
    milliseconds(result[name].median),
    milliseconds(result[name].worst),
  ]);
  printTable(['the board, a new order', 'median ms', 'worst ms'], rows, [1, 2]);
  return { before, method, result };
}

/**
 * `npm run bench -- staff [--large=1000000] [--only=board]`: compares how fast the dashboard's tabs open in a large and
 * a small shop, and measures a new order on a full board.
 */
export async function benchTheStaff(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const chromium = await step('Browser', findChromium);
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const tabs = flags.only === 'board' ? null : await benchTabs(chromium, flags, machine);
  const board = flags.only === 'tabs' ? null : await benchTheBoard(chromium, flags, machine);
  const at = new Date().toISOString();
  const files = writeResults('staff', { at, machine, flags, tabs, board });
  const loads = [tabs, board].flatMap((part) => part?.before ?? []).join(', ');
  console.log(`\n  ${loads} before\n  ${files.join(', ')}`);
}
