import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { showShop } from './lib/show-shop.mjs';
import { printTable } from './lib/table.mjs';

const canaryText = (canary) =>
  canary ? `${canary.release} for ${canary.weight} % since ${canary.since}` : '–';

/** Browsers report visits and errors of remotes; a shell that fails cannot report itself. */
function errorsText(name, health) {
  if (name === 'shell') return 'not measured';
  return health && health.visits > 0 ? `${health.errors} in ${health.visits} visits` : 'no data yet';
}

/** Prints advice on releases with more errors than the release before. */
function showAdvice(healths) {
  const say = (name, { advice, lastError }) => {
    if (advice) console.log(`\n  ${name}: ${advice}\n    last error: ${lastError?.reason ?? 'unknown'}`);
  };
  for (const [name, health] of Object.entries(healths)) {
    say(name, health);
    if (health.canary) say(`${name}, the canary`, health.canary);
  }
}

/**
 * `npm run releases`: prints each part's live release, its canary, what a rollback would restore, and its errors in
 * browsers.
 */
async function showReleases(args) {
  parseFlags(args);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir, databaseUrl, apiOrigin } = shop;
  const { listReleases } = await built('list-releases');
  const { readShopHealth } = await built('read-shop-health');
  const found = await withReleases(() => listReleases(dataDir));
  const healths = await readShopHealth({ dataDir, databaseUrl, apiOrigin });
  if (found.length === 0)
    return console.log(
      `Nothing has been released yet in ${dataDir}: npm start does, or npm run release -- cafe.`,
    );
  showShop(shop);
  printTable(
    ['part', 'live', 'since', 'canary', 'rollback to', 'served from', 'errors'],
    found.map(({ name, live, since, canary, previous, entry }) => [
      name,
      live,
      since,
      canaryText(canary),
      canary ? 'the end of the canary' : (previous ?? '–'),
      entry ?? 'here',
      errorsText(name, healths[name]),
    ]),
  );
  showAdvice(healths);
}

await runCommand(() => showReleases(process.argv.slice(2)));
