import { buildServer } from './build-server.mjs';
import { built, readEnvironment, withReleases } from './built.mjs';
import { Problem } from './problem.mjs';
import { readBy } from './release-story.mjs';
import { seenReleases } from './seen-releases.mjs';
import { showDryRun, showShop } from './show-shop.mjs';
import { line } from './steps.mjs';

/**
 * Returns the registry's entries of these parts.
 *
 * @param {{ dataDir: string, releaseStore: object | null }} shop
 * @param {string[]} names
 * @throws {Problem} if one of them was never released
 */
async function knownParts({ dataDir, releaseStore }, names) {
  const { listReleases } = await built('list-releases');
  const found = await withReleases(() => listReleases({ dataDir, releaseStore }));
  return names.map((name) => {
    const part = found.find((one) => one.name === name);
    if (part) return part;
    const known = found.map((one) => one.name).join(', ') || 'nothing';
    throw new Problem(`${name} was never released in ${dataDir}; released there: ${known}`);
  });
}

/** What becomes of the only release of a new remote, which was a canary (C487). */
const ALONE = { promote: 'for everybody', rollback: 'retired' };

/**
 * Rolls back or promotes parts, after checking that each of them can be.
 *
 * @param {'rollback' | 'promote'} command
 * @param {string[]} names names of the parts
 * @param {(part: import('../../gateway/src/releases/list-releases').ReleaseOverview) => string | null} findObstacle
 *   why it cannot be done, or null
 * @param {boolean} isDryRun whether it only shows what it would do
 * @param {(names: string[], options: object) => Promise<{ name: string, from: string, to: string, warnings: string[] }[]>} act
 */
export async function switchParts(command, names, findObstacle, isDryRun, act) {
  if (names.length === 0) throw new Problem(`Name the part: npm run ${command} -- cafe`);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir, releaseStore } = shop;
  showShop(shop);
  const parts = await knownParts(shop, names);
  for (const part of parts) {
    const obstacle = findObstacle(part);
    if (obstacle) throw new Problem(obstacle);
  }
  const done = await withReleases(() =>
    act(names, {
      dataDir,
      releaseStore,
      isDryRun,
      now: Date.now,
      by: readBy(),
      expected: seenReleases(parts),
    }),
  );
  for (const { name, from, to, warnings } of done) {
    line(true, name, from === to ? `${to}, ${ALONE[command]}` : `${from} → ${to}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
  if (isDryRun) showDryRun();
}
