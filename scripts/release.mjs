import { resolve } from 'node:path';
import { buildParts, canBuildParts } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { checkTypes } from './lib/check-types.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { pruneReleases } from './lib/prune-releases.mjs';
import { readReleaseFlags } from './lib/release-flags.mjs';
import { hasChanged, isOlder, readBy, readStory, sourceText } from './lib/release-story.mjs';
import { seenReleases } from './lib/seen-releases.mjs';
import { checkShop, showDryRun, showShop } from './lib/show-shop.mjs';
import { line, step } from './lib/steps.mjs';

const buildWanted = (wanted) =>
  step('Build', async (note) => {
    const done = await buildParts(wanted);
    note(done.join(', ') || (canBuildParts() ? 'nothing has changed' : 'used as it is'));
  });

/** Builds parts and checks their types meanwhile. Where packages of the server are alone, it uses the builds that are there. */
async function build(wanted, { anyway }) {
  if (!canBuildParts()) return buildWanted(wanted);
  await checkRanges(wanted);
  const ends = await Promise.allSettled([
    buildWanted(wanted),
    step('Types', (note) => checkTypes(wanted, anyway, note)),
  ]);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Returns the commits that visitors have of a part: that of the live release, and that of its canary. */
function commitsOf({ source: live, canary, releases }) {
  const made = canary && releases.find(({ release }) => release === canary.release)?.source;
  return [live && ['the live one', live], made && ['the canary', made]].filter(Boolean);
}

/**
 * Refuses a commit that is older than the live one or the canary, unless `--older` asks for it: a slow check of CI must
 * not undo what came after it (C483).
 */
async function refuseOlder(wanted, { from, older }, stories, found) {
  if (older) return;
  const folder = resolve(from ?? inRoot());
  for (const [index, { name }] of wanted.entries()) {
    const { source } = stories[index];
    const part = found.find((one) => one.name === name);
    for (const [which, theirs] of source && part ? commitsOf(part) : []) {
      if (!(await isOlder(folder, source, theirs))) continue;
      throw new Problem(
        `${name}: commit ${source.commit.slice(0, 8)} is older than ${which}, ${sourceText(theirs)}. Nothing has changed. Add --older to release it.`,
      );
    }
  }
}

/** Returns the parts whose sources have changed since their releases were made. */
async function changedParts(parts, found) {
  const changes = await Promise.all(
    parts.map((part) => hasChanged(part, found.find(({ name }) => name === part.name)?.releases ?? [])),
  );
  return parts.filter((_, index) => changes[index]);
}

/** Releases parts in one step: from a team's own host, from a folder, or their builds here. Returns a result each. */
async function publish(
  wanted,
  { from, entry, weight, anyway, isDryRun },
  { dataDir, releaseStore, publicOrigin, grants },
  { stories, found },
) {
  const { releaseTogether } = await built('release');
  const { releaseEntry } = await built('release-entry');
  const publication = {
    dataDir,
    releaseStore,
    now: Date.now,
    weight,
    anyway,
    isDryRun,
    by: readBy(),
    expected: seenReleases(found),
    grants,
    publicOrigin,
  };
  if (entry !== undefined) return [await releaseEntry({ ...publication, name: wanted[0].name, entry })];
  const builds = wanted.map(({ name, folder }, index) => ({
    name,
    dist: from === undefined ? inRoot(folder, 'dist') : resolve(from),
    source: stories[index].source,
  }));
  const results = await releaseTogether(builds, publication);
  return results.map((result, index) => ({ ...result, source: stories[index].source }));
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
 * `npm run release -- cafe`: builds these parts and makes them live in one step; a running server serves them from the
 * next page load on. `--from=<folder>` releases a `dist` built elsewhere, `--entry=<address>` one on the team's own host;
 * `--changed` leaves out parts whose sources have not changed since. `--weight=10` starts a canary for 10 % of visitors, with `--anyway=<reason>` also one that does not fit other parts. That
 * reason also releases one with wrong types, one that is too heavy, or one that the server renders less of.
 */
async function releaseParts(args) {
  const { wanted: named, ...flags } = readReleaseFlags(args);
  await buildServer();
  const shop = await readEnvironment();
  showShop(shop);
  if (!flags.isNewShop) checkShop(shop);
  const { listReleases } = await built('list-releases');
  const found = await withReleases(() => listReleases(shop));
  const wanted = flags.changed ? await changedParts(named, found) : named;
  if (wanted.length === 0)
    return console.log('Nothing to release: no sources have changed since the last releases.');
  const stories = await Promise.all(wanted.map((part) => readStory(part, flags)));
  await refuseOlder(wanted, flags, stories, found);
  if (flags.from === undefined && flags.entry === undefined) await build(wanted, flags);
  for (const { name, release, state, warnings, weights, source } of await withReleases(() =>
    publish(wanted, flags, shop, { stories, found }),
  )) {
    line(true, name, `${release}  ${state === 'canary' ? `canary, ${flags.weight} %` : state}`);
    console.log(`    ${source ? sourceText(source) : 'its commit is not known'}`);
    for (const text of [...weights, ...warnings]) console.log(`    ${text}`);
  }
  if (flags.isDryRun) showDryRun();
  else await pruneOlder();
}

await runCommand(() => releaseParts(process.argv.slice(2)));
