import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchApi } from '../src/bench/api/api-bench.ts';
import { drawChart } from '../src/bench/api/draw-chart.ts';
import { cellsOf, HEAD, NUMBERS } from '../src/bench/api/format-rows.ts';
import { busyBefore, describeMachine } from '../src/bench/api/machine.ts';
import { readFlags } from '../src/bench/api/read-flags.ts';
import { buildServer } from './build-server.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { bold, step } from './steps.mjs';
import { printTable } from './table.mjs';
import { findPostgres } from './tests/find-postgres.mjs';

const FOLDER = inRoot('bench-results');

function flagsOf(args) {
  try {
    return readFlags(args);
  } catch (error) {
    throw new Problem(error.message);
  }
}

const methodOf = ({ connections, rounds, seconds }) => [
  `${connections} requests under way at a time from a process of its own, over connections that stay open`,
  `${rounds} rounds of ${seconds} s for each side in turn after 1.5 s to warm up; medians of the rounds and of their ratios`,
  'every answer must have status 200; no limit is off: each order comes from another address (TRUST_PROXY=127.0.0.1) and phone',
  'CPU: time of the answering process for one answer, without that of PostgreSQL, whose commits reach the disk',
];

function write(result, title) {
  mkdirSync(FOLDER, { recursive: true });
  const moment = result.at.replaceAll(':', '-').slice(0, 19);
  const files = {
    [`api-${moment}.json`]: `${JSON.stringify(result, null, 2)}\n`,
    [`api-${moment}.svg`]: drawChart(result.rows, title),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
  return Object.keys(files).map((name) => `bench-results/${name}`);
}

function show(rows, databases) {
  for (const { name } of databases) {
    console.log(`\n  ${bold(name)}: ratios, then the shop, then what it is held against\n`);
    const own = rows.filter(({ database }) => database === name);
    printTable(HEAD, own.map(cellsOf), NUMBERS);
  }
}

/** `npm run bench -- api [--large]`: the API against as little as its work could take. */
export async function benchTheApi(args) {
  const flags = flagsOf(args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  await step('Server', () => buildServer());
  const postgres = await step('PostgreSQL', (note) => findPostgres(note, { isDurable: true }));
  const databases = [{ name: 'SQLite (libsql)', url: null }];
  if (postgres) databases.push({ name: 'PostgreSQL', url: postgres.url });
  try {
    const before = busyBefore();
    const { rows, busiest } = await step('Measuring', () =>
      benchApi(databases, flags, ({ database, what }) => console.log(`    ${database}: ${what}`)),
    );
    show(rows, databases);
    const at = new Date().toISOString();
    const files = write(
      { at, machine, before, method, flags, busiest, rows },
      `API, ${at.slice(0, 10)}: shop ÷ base`,
    );
    console.log(`\n  asking took at most ${Math.round(busiest * 100)} % of a core; ${before} before`);
    console.log(`  ${files.join(', ')}`);
  } finally {
    await postgres?.stop();
  }
}
