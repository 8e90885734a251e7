import { rmSync } from 'node:fs';
import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { startChild, stopChild } from '../../scripts/lib/children.mjs';
import { measuredEnv } from '../../scripts/lib/measured-env.mjs';
import { inRoot, parts, root } from '../../scripts/lib/paths.mjs';
import { checkPort, freePort } from '../../scripts/lib/port.mjs';
import { duration, step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { borrowSource } from '../src/build/borrow-source.ts';
import { measureRefresh, measureStart } from '../src/build/refresh.ts';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { median } from '../src/common/median.ts';
import { readNumbers } from '../src/common/read-numbers.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const FLAGS = { rounds: { usual: 3, min: 1, max: 20 } };
const HEADING = 'Our menu';
const EDITED = inRoot('cafe-remote/src/features/menu/MenuHead.tsx');
const SHARED = inRoot('shared/src/ui/Weave.tsx');

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function buildAfterEdits(wanted, source, texts) {
  const times = [];
  for (const text of texts) {
    source.write(text);
    times.push(await timed(() => buildParts(wanted)));
  }
  source.giveBack();
  return times;
}

const numbered = (rounds, text) => Array.from({ length: rounds }, (_, round) => text(round + 1));

async function measureBuilds(rounds) {
  rmSync(inRoot('.cache/webpack'), { recursive: true, force: true });
  const everything = async () => {
    await buildServer(true);
    await buildParts(parts, { isForced: true });
  };
  const cold = await step('Everything, cold', () => timed(everything));
  const cafe = parts.filter(({ name }) => name === 'cafe');
  const remote = await step('One remote', () =>
    buildAfterEdits(
      cafe,
      borrowSource(EDITED, `>${HEADING}<`),
      numbered(rounds, (round) => `>${HEADING} ${round}<`),
    ),
  );
  const heights = numbered(rounds, (round) => `'36px' : '${9 + round}px'`);
  const shared = await step('A line of shared', () =>
    buildAfterEdits(parts, borrowSource(SHARED, "'36px' : '9px'"), heights),
  );
  return [
    { what: 'build: everything, nothing cached', times: [cold] },
    { what: 'build: one remote after a change of a line', times: remote },
    { what: 'build: everything after a change of a line in shared', times: shared },
  ];
}

/** Starts development servers, of parts or of the API. Returns what stops them. */
function develop(names, env = {}) {
  const servers = startChild(process.execPath, ['scripts/dev.mjs', ...names], {
    cwd: root,
    env: { ...process.env, ...measuredEnv, ...env },
    stdio: 'ignore',
  });
  return () => stopChild(servers);
}

async function measureStarts(chromium) {
  const [cafe] = parts.filter(({ name }) => name === 'cafe');
  await checkPort(cafe.port, '127.0.0.1');
  rmSync(inRoot('.cache/webpack'), { recursive: true, force: true });
  const start = () =>
    measureStart(chromium, `http://localhost:${cafe.port}/menu`, HEADING, () => develop(['cafe']));
  return [
    { what: 'development server: a remote, nothing cached', times: [await start()] },
    { what: 'development server: a remote, started again', times: [await start()] },
  ];
}

async function measureRefreshes(chromium, rounds) {
  const wanted = parts.filter(({ name }) => name === 'shell' || name === 'cafe');
  for (const { port } of wanted) await checkPort(port, '127.0.0.1');
  const { folder, remove } = temporaryFolder('bench');
  const [shell, cafe] = wanted;
  const stop = develop(['server', 'shell', 'cafe'], { PORT: String(await freePort()), DATA_DIR: folder });
  const source = borrowSource(EDITED, HEADING);
  try {
    const addresses = [`http://localhost:${cafe.port}/menu`, `http://localhost:${shell.port}/menu`];
    const [alone, inside] = await measureRefresh(chromium, addresses, source, HEADING, rounds);
    return [
      { what: 'refresh after an edit: a remote alone', times: alone },
      { what: 'refresh after an edit: a remote inside the shell', times: inside },
    ];
  } finally {
    await stop();
    source.giveBack();
    remove();
  }
}

/** `npm run bench -- build`: measures builds, starts of a development server, and the time from an edit to its page. */
export async function benchTheBuild(args) {
  const flags = benchFlags((own) => readNumbers(own, FLAGS), args);
  const machine = describeMachine();
  const method = [
    `${flags.rounds} edits each, of a source that is given back as it was; medians`,
    'development server: from its command until a page shows its heading',
    'refresh: from writing the file until the page of a development server has painted it',
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  const before = busyBefore();
  const builds = await measureBuilds(flags.rounds);
  const starts = await step('Starting a development server', () => measureStarts(chromium));
  const refreshes = await step('Refreshing', () => measureRefreshes(chromium, flags.rounds));
  await step('As it was', () => buildParts(parts));
  const rows = [...builds, ...starts, ...refreshes].map(({ what, times }) => ({
    what,
    ms: median(times),
    times,
  }));
  const [cold] = rows;
  console.log('');
  const shares = rows.map(({ what, ms }) => [what, duration(ms), `${(ms / cold.ms).toFixed(2)}×`]);
  printTable(['what', 'time', '÷ everything'], shares, [1, 2]);
  const at = new Date().toISOString();
  const files = writeResults('build', { at, machine, before, method, flags, rows });
  console.log(`\n  ${before} before\n  ${files.join(', ')}`);
}
