import { buildServer } from './build-server.mjs';
import { built, readEnvironment, withReleases } from './built.mjs';
import { Problem } from './problem.mjs';
import { readBy } from './release-story.mjs';
import { showShop } from './show-shop.mjs';
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

/**
 * Rolls back or promotes parts, after checking that each of them can be.
 *
 * @param {'rollback' | 'promote'} command
 * @param {string[]} names names of the parts
 * @param {(part: import('../../gateway/src/releases/list-releases').ReleaseOverview) => string | null} findObstacle
 *   why it cannot be done, or null
 * @param {{ to?: string }} [wanted] the release to go back to
 */
export async function switchParts(command, names, findObstacle, wanted = {}) {
  if (names.length === 0) throw new Problem(`Name the part: npm run ${command} -- cafe`);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir, releaseStore } = shop;
  showShop(shop);
  for (const part of await knownParts(shop, names)) {
    const obstacle = findObstacle(part);
    if (obstacle) throw new Problem(obstacle);
  }
  const { [command]: act } = await built(command);
  for (const name of names) {
    const { from, to, warnings } = await withReleases(() =>
      act({ dataDir, releaseStore, name, ...wanted, now: Date.now, by: readBy() }),
    );
    line(true, name, `${from} → ${to}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
}
