import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { bold, step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findPostgres } from '../../scripts/lib/tests/find-postgres.mjs';
import { benchApi } from '../src/api/api-bench.ts';
import { drawChart } from '../src/api/draw-chart.ts';
import { cellsOf, HEAD, NUMBERS } from '../src/api/format-rows.ts';
import { readFlags } from '../src/api/read-flags.ts';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const methodOf = ({ connections, rounds, seconds }) => [
  `${connections} requests under way at a time from a process of its own, over connections that stay open`,
  `${rounds} rounds of ${seconds} s for each side in turn after 1.5 s to warm up; medians of the rounds and of their ratios`,
  'every answer must have status 200; no limit is off: each order comes from another address (TRUST_PROXY=127.0.0.1) and phone',
  'CPU: time of the answering process for one answer, without that of PostgreSQL, whose commits reach the disk',
];

function show(rows, databases) {
  for (const { name } of databases) {
    console.log(`\n  ${bold(name)}: ratios, then the shop, then its baseline\n`);
    const own = rows.filter(({ database }) => database === name);
    printTable(HEAD, own.map(cellsOf), NUMBERS);
  }
}

/** `npm run bench -- api [--large]`: measures the API against the least work that its answers need. */
export async function benchTheApi(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
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
    const chart = drawChart(rows, `API, ${at.slice(0, 10)}: shop ÷ baseline`);
    const files = writeResults('api', { at, machine, before, method, flags, busiest, rows }, { svg: chart });
    console.log(
      `\n  the load generator took at most ${Math.round(busiest * 100)} % of a core; ${before} before`,
    );
    console.log(`  ${files.join(', ')}`);
  } finally {
    await postgres?.stop();
  }
}
