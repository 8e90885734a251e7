import { resolve } from 'node:path';
import { buildParts } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { pruneReleases } from './lib/prune-releases.mjs';
import { readReleaseFlags } from './lib/release-flags.mjs';
import { showShop } from './lib/show-shop.mjs';
import { line, step } from './lib/steps.mjs';
import { newerThanAskedFor } from './shared-api/newer-than-asked.mjs';
import { readRecord } from './shared-api/recorded-api.mjs';

async function build(wanted) {
  await step('Build', async (note) => {
    const done = await buildParts(wanted);
    note(done.join(', ') || 'nothing has changed');
  });
}

/** How one part is released: from its team's own host, or from a folder. */
async function releaserOf({ from, entry, weight }, { dataDir, publicOrigin }) {
  const { release } = await built('release');
  const { releaseEntry } = await built('release-entry');
  return ({ name, folder }) => {
    const publication = { dataDir, name, now: Date.now, weight };
    if (entry !== undefined) return releaseEntry({ ...publication, entry, publicOrigin });
    const dist = from === undefined ? inRoot(folder, 'dist') : resolve(from);
    return release({ ...publication, dist });
  };
}

/** A range that promises more than the code keeps would let a page into a shell that lacks what it uses (ADR 11). */
function checkRanges(wanted) {
  const [first] = newerThanAskedFor(wanted, readRecord().since);
  if (first) throw new Problem(first);
}

/** A release stands, whatever becomes of older ones. */
async function pruneOlder() {
  await pruneReleases().catch((error) =>
    console.log(`    Older releases were not looked at: ${error.message}`),
  );
}

/**
 * `npm run release -- cafe`: builds these parts and makes them live; a running server serves them to the next page.
 * `--from=<folder>` takes a `dist` that was built elsewhere, `--entry=<address>` one that its team serves itself;
 * `--weight=10` is for ten of a hundred visitors.
 */
async function releaseParts(args) {
  const { wanted, ...flags } = readReleaseFlags(args);
  await buildServer();
  const shop = await readEnvironment();
  showShop(shop);
  const releasePart = await releaserOf(flags, shop);
  if (flags.from === undefined && flags.entry === undefined) {
    checkRanges(wanted);
    await build(wanted);
  }
  for (const part of wanted) {
    const { release, state, warnings } = await withReleases(() => releasePart(part));
    line(true, part.name, `${release}  ${state === 'canary' ? `canary, ${flags.weight} %` : state}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
  await pruneOlder();
}

await runCommand(() => releaseParts(process.argv.slice(2)));
