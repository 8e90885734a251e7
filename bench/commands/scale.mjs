import { availableParallelism } from 'node:os';
import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findPostgres } from '../../scripts/lib/tests/find-postgres.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { RECORDED } from '../src/scale/costs.ts';
import { measureScale } from '../src/scale/measure.ts';
import { oneMachine, planNodes } from '../src/scale/plan.ts';
import { readFlags } from '../src/scale/read-flags.ts';
import { simulate } from '../src/scale/simulate.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const share = (value) => `${Math.round(100 * value)} %`;

const ORDERS = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** Measures the costs on a PostgreSQL that this command starts: its processor time is read from its processes. */
async function measure({ seconds }) {
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const postgres = await step('PostgreSQL', (note) => findPostgres(note, { isDurable: true }));
  if (!postgres?.pid)
    throw new Problem('This bench needs programs of PostgreSQL on this machine, and no TEST_DATABASE_URL.');
  try {
    return await step('Measuring', () => measureScale(postgres, seconds * 1000));
  } finally {
    await postgres.stop();
  }
}

/** Simulates the measured points, to see how far the simulation is from them. */
function checkPoints({ costs, points }, { seed }) {
  const cores = availableParallelism();
  return points.map((point) => {
    const model = oneMachine(costs, { ...point, cores });
    return { ...point, simulated: simulate(model, { seconds: 60, seed }).answers.get('order') };
  });
}

function showMeasured({ kinds, memory }, points) {
  const ms = (value) => value.toFixed(value < 1 ? 3 : 1);
  console.log('');
  printTable(
    ['what', 'a second', 'p50 ms', 'p99 ms', 'node ms', 'PostgreSQL ms'],
    kinds.map((one) => [
      one.what,
      Math.round(one.perSecond),
      ms(one.p50),
      ms(one.p99),
      ms(one.cpuMs),
      ms(one.databaseMs),
    ]),
    [1, 2, 3, 4, 5],
  );
  const { started, after, kbPerSocket } = memory;
  console.log(
    `\n  memory of a node: ${Math.round(started)} MB, ${Math.round(after)} MB after the load, ${kbPerSocket.toFixed(0)} kB a socket\n`,
  );
  printTable(
    ['to compare', 'a second', 'simulated', 'p50 ms', 'simulated', 'others took'],
    points.map(({ what, perSecond, p50, others, simulated }) => [
      what,
      Math.round(perSecond),
      Math.round(simulated.perSecond),
      ms(p50),
      ms(simulated.p50),
      share(others),
    ]),
    [1, 2, 3, 4, 5],
  );
}

function planRow(costs, ordersPerHour, { database, calls, pages, rendered, seed }) {
  const mix = { call: calls, page: pages, rendered };
  return { ordersPerHour, ...planNodes(costs, { ordersPerHour, databaseCores: database, mix, seed }) };
}

const cellsOf = ({ ordersPerHour, plan, limit }) => [
  ordersPerHour.toLocaleString('en'),
  ...(plan
    ? [plan.nodes, share(plan.busiest), share(plan.database), `${Math.round(plan.orderP95)} ms`]
    : [limit === 'database' ? 'PostgreSQL needs more cores' : 'more than this simulation tries', '', '', '']),
];

/** `npm run bench -- scale`: measures one node and two, and simulates how many nodes a shop needs. */
export async function benchTheScale(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  console.log(`\n  ${machine}\n`);
  const before = busyBefore();
  const measured = flags.measure === 1 ? await measure(flags) : null;
  const costs = measured?.costs ?? RECORDED;
  const points = measured && checkPoints(measured, flags);
  if (measured) showMeasured(measured, points);
  const wanted = flags.orders > 0 ? [flags.orders] : ORDERS;
  const plans = await step('Simulating', async () => wanted.map((orders) => planRow(costs, orders, flags)));
  console.log(
    `\n  for each order ${flags.calls} calls, ${flags.pages} pages of the cache and ${flags.rendered} rendered; PostgreSQL with ${flags.database} cores\n`,
  );
  printTable(
    ['orders in the peak hour', 'nodes', 'busiest', 'PostgreSQL', '95 of 100 orders'],
    plans.map(cellsOf),
    [1, 2, 3, 4],
  );
  const at = new Date().toISOString();
  console.log(
    `\n  ${before} before; ${writeResults('scale', { at, machine, before, flags, ...measured, points, plans }).join(', ')}`,
  );
}
