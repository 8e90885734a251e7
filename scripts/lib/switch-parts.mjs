import { buildServer } from './build-server.mjs';
import { built, readEnvironment, withReleases } from './built.mjs';
import { knownParts } from './known-parts.mjs';
import { parseFlags } from './parse-flags.mjs';
import { Problem } from './problem.mjs';
import { showShop } from './show-shop.mjs';
import { line } from './steps.mjs';

/**
 * Rolls back or promotes parts, after checking that each of them can be.
 *
 * @param {'rollback' | 'promote'} command
 * @param {string[]} args names of the parts
 * @param {(part: import('../../gateway/src/releases/list-releases').ReleaseOverview) => string | null} findObstacle
 *   why it cannot be done, or null
 */
export async function switchParts(command, args, findObstacle) {
  const { positionals: names } = parseFlags(args);
  if (names.length === 0) throw new Problem(`Say which part: npm run ${command} -- cafe`);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir } = shop;
  showShop(shop);
  for (const part of await knownParts(dataDir, names)) {
    const obstacle = findObstacle(part);
    if (obstacle) throw new Problem(obstacle);
  }
  const { [command]: act } = await built(command);
  for (const name of names) {
    const { from, to, warnings } = await withReleases(() => act({ dataDir, name, now: Date.now }));
    line(true, name, `${from} → ${to}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
}
