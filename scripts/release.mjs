import { resolve } from 'node:path';
import { buildParts, canBuildParts } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { pruneReleases } from './lib/prune-releases.mjs';
import { readReleaseFlags } from './lib/release-flags.mjs';
import { readStory, sourceText } from './lib/release-story.mjs';
import { showShop } from './lib/show-shop.mjs';
import { line, step } from './lib/steps.mjs';

async function build(wanted) {
  await step('Build', async (note) => {
    const done = await buildParts(wanted);
    note(done.join(', ') || (canBuildParts() ? 'nothing has changed' : 'used as it is'));
  });
}

/** Returns the function that releases one part: from its team's own host, or from a folder. */
async function releaserOf({ from, entry, weight }, { dataDir, releaseStore, publicOrigin, grants }) {
  const { release } = await built('release');
  const { releaseEntry } = await built('release-entry');
  return async (part) => {
    const { name, folder } = part;
    const story = await readStory(part, { from, entry });
    const publication = {
      dataDir,
      releaseStore,
      name,
      now: Date.now,
      weight,
      grants,
      publicOrigin,
      ...story,
    };
    if (entry !== undefined) return releaseEntry({ ...publication, entry });
    const dist = from === undefined ? inRoot(folder, 'dist') : resolve(from);
    return { ...(await release({ ...publication, dist })), source: story.source };
  };
}

/** With a range that is too wide, a page would load into a shell that lacks an export it uses (ADR 11). */
async function checkRanges(wanted) {
  // `--from` and `--entry` run without the packages of these.
  const { readRecord } = await import('./shared-api/api-record.mjs');
  const { rangeViolations } = await import('@storefront/remote-kit/lib/check-range.mjs');
  const folders = wanted.map(({ folder }) => inRoot(folder));
  const [first] = rangeViolations(folders, readRecord().since);
  if (first) throw new Problem(first);
}

/** Removes unneeded releases; a failure does not undo the release. */
async function pruneOlder() {
  await pruneReleases().catch((error) => console.log(`    Could not prune older releases: ${error.message}`));
}

/**
 * `npm run release -- cafe`: builds these parts and makes them live; a running server serves them from the next page
 * load on. `--from=<folder>` releases a `dist` built elsewhere, `--entry=<address>` one on the team's own host;
 * `--weight=10` starts a canary for 10 % of visitors.
 */
async function releaseParts(args) {
  const { wanted, ...flags } = readReleaseFlags(args);
  await buildServer();
  const shop = await readEnvironment();
  showShop(shop);
  const releasePart = await releaserOf(flags, shop);
  if (flags.from === undefined && flags.entry === undefined) {
    if (canBuildParts()) await checkRanges(wanted);
    await build(wanted);
  }
  for (const part of wanted) {
    const { release, state, warnings, source } = await withReleases(() => releasePart(part));
    line(true, part.name, `${release}  ${state === 'canary' ? `canary, ${flags.weight} %` : state}`);
    console.log(`    ${source ? sourceText(source) : 'its commit is not known'}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
  await pruneOlder();
}

await runCommand(() => releaseParts(process.argv.slice(2)));
