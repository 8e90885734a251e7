import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChild } from '../../scripts/lib/children.mjs';
import { measuredEnv } from '../../scripts/lib/measured-env.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { duration, step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { median } from '../src/common/median.ts';
import { readNumbers } from '../src/common/read-numbers.ts';
import { prepareDemoShops } from './demo-shops.mjs';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const FLAGS = { rounds: { usual: 5, min: 1, max: 50 } };
const PAGE = '/menu';
const TIMEOUT_MS = 30_000;

async function run(dataDir, command, ...args) {
  const { code, output } = await runChild(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, ...measuredEnv, DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Problem(`${command} failed.`, output);
}

/** Returns the release of the cafe that the next page names. */
async function releaseOf(address) {
  const html = await (await fetch(`${address}${PAGE}`)).text();
  return /\/cafe\/([^/"]+)\/remoteEntry/.exec(html)?.[1];
}

/** Returns the time from the start of a command to its end, and to the first page that shows its effect, ms. */
async function timeToPage({ address, dataDir }, command, ...args) {
  const before = await releaseOf(address);
  const began = performance.now();
  const done = run(dataDir, command, ...args).then(() => performance.now() - began);
  while ((await releaseOf(address)) === before) {
    if (performance.now() - began > TIMEOUT_MS) throw new Problem(`No page shows the effect of ${command}.`);
    await sleep(5);
  }
  const shown = performance.now() - began;
  const ended = await done;
  return { shown, ended };
}

/** Releases builds that differ in one line, and rolls each back. */
async function releaseAgainAndAgain(shop, rounds) {
  const { folder, remove } = temporaryFolder('bench-release');
  const released = [];
  const rolledBack = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const dist = join(folder, String(round));
      cpSync(inRoot('cafe-remote/dist'), dist, { recursive: true });
      appendFileSync(join(dist, 'client/mf-stats.json'), `${'\n'.repeat(round + 1)}`);
      released.push(await timeToPage(shop, 'release', 'cafe', `--from=${dist}`));
      rolledBack.push(await timeToPage(shop, 'rollback', 'cafe'));
    }
  } finally {
    remove();
  }
  return { released, rolledBack };
}

const rowOf = (what, times) => ({
  what,
  shown: median(times.map(({ shown }) => shown)),
  ended: median(times.map(({ ended }) => ended)),
  times,
});

/** `npm run bench -- release`: measures the time until the next page shows a release, and a rollback. */
export async function benchTheRelease(args) {
  const flags = benchFlags((own) => readNumbers(own, FLAGS), args);
  const machine = describeMachine();
  const method = [
    `${flags.rounds} releases of a built remote and as many rollbacks, by their commands, before a running shop; medians`,
    'shown: from the start of the command until a page that is requested repeatedly names the other release',
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const startShop = await prepareDemoShops();
  const before = busyBefore();
  const shop = await step('Shop', () => startShop());
  try {
    const { released, rolledBack } = await step('Releasing', () => releaseAgainAndAgain(shop, flags.rounds));
    const rows = [
      rowOf('npm run release -- cafe --from=…', released),
      rowOf('npm run rollback -- cafe', rolledBack),
    ];
    console.log('');
    printTable(
      ['what', 'shown', 'command'],
      rows.map(({ what, shown, ended }) => [what, duration(shown), duration(ended)]),
      [1, 2],
    );
    const at = new Date().toISOString();
    const files = writeResults('release', { at, machine, before, method, flags, rows });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    await shop.stop();
  }
}
