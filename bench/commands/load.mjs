import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findPostgres } from '../../scripts/lib/tests/find-postgres.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { drawLoad } from '../src/load/draw-load.ts';
import { benchLoad } from '../src/load/load-bench.ts';
import { readFlags } from '../src/load/read-flags.ts';
import { summariseKinds, summariseMemory } from '../src/load/summarise.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

/** Errors of one kind that are printed. */
const SHOWN = 3;

const percent = (share) => `${Math.round(share * 100)} %`;
const verdict = (isFlat) => (isFlat === null ? 'too short to judge' : isFlat ? 'flat' : 'not flat');
const ms = (value) => (Number.isNaN(value) ? '' : value.toFixed(value < 10 ? 1 : 0));

const methodOf = ({ browsing, ordering, staff, idle, postgres }) => [
  `${browsing} customers browse, ${ordering} order and follow their orders, ${staff} of staff take orders through the lanes, in two processes`,
  `${postgres ? 'PostgreSQL' : 'SQLite'}; every customer has an address of their own, so limits count each; times between requests are random (exponential), from --seed`,
  `memory: resident memory of the server's process with its render workers, each second; idle: after ${idle} s without a request`,
  'fails for an error, for an order that was acknowledged and is not stored, and for one that is stored twice; for nothing else',
];

function showStage({ seconds, kinds, memory, serverBusy, peopleBusy }) {
  console.log(
    `\n  ${seconds} s; the server took ${percent(serverBusy)} of a core, people at most ${percent(peopleBusy)}\n`,
  );
  const rows = kinds.map((one) => [
    one.kind,
    one.count.toLocaleString('en'),
    one.errors,
    ms(one.p50),
    ms(one.p99),
  ]);
  printTable(['kind of request', 'count', 'errors', 'p50 ms', 'p99 ms'], rows, [1, 2, 3, 4]);
  const { first, last, peak, perMinute, isFlat } = memory;
  console.log(
    `\n  memory: ${first.toFixed(0)} MB at first, ${last.toFixed(0)} MB at last, at most ${peak.toFixed(0)} MB, ${perMinute.toFixed(1)} MB a minute: ${verdict(isFlat)}`,
  );
}

/** Measures on SQLite, or on a PostgreSQL that starts for it. */
async function measure(flags) {
  const postgres =
    flags.postgres === 1 ? await step('PostgreSQL', (note) => findPostgres(note, { isDurable: true })) : null;
  if (flags.postgres === 1 && !postgres) throw new Problem('There is no PostgreSQL.');
  try {
    return await step('Measuring', () =>
      benchLoad(postgres?.url ?? null, flags, (text) => console.log(`    ${text}`)),
    );
  } finally {
    await postgres?.stop();
  }
}

/** Prints the first errors of each kind. @returns their number */
function showErrors(stages) {
  let count = 0;
  for (const [kind, { errors }] of stages.flatMap(({ log }) => [...log])) {
    count += errors.length;
    for (const error of errors.slice(0, SHOWN)) console.log(`  ${kind}: ${error}`);
  }
  return count;
}

/** `npm run bench -- load [--seconds=60 --minutes=10]`: people at once in a shop; fails for errors and for orders that are lost or doubled. */
export async function benchTheLoad(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const before = busyBefore();
  const result = await measure(flags);
  const stages = result.stages.map(({ log, memory, ...stage }) => ({
    ...stage,
    kinds: summariseKinds(log),
    memory: { ...summariseMemory(memory), samples: memory },
  }));
  for (const stage of stages) showStage(stage);
  const { acknowledged, stored, lost, doubled } = result.orders;
  console.log(`\n  memory while idle: ${result.idleMb.toFixed(0)} MB`);
  console.log(`  orders: ${acknowledged} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled`);
  const at = new Date().toISOString();
  const chart = drawLoad(result.stages, `Load, ${at.slice(0, 10)}`);
  const { idleMb, orders } = result;
  const files = writeResults(
    'load',
    { at, machine, before, method, flags, idleMb, orders, stages },
    { svg: chart },
  );
  console.log(`  ${before} before; ${files.join(', ')}`);
  const errors = showErrors(result.stages);
  if (errors > 0 || lost > 0 || doubled > 0)
    throw new Problem(`${errors} errors, ${lost} orders lost, ${doubled} doubled: see above.`);
}
