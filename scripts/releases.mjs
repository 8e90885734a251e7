import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { showShop } from './lib/show-shop.mjs';
import { printTable } from './lib/table.mjs';

const canaryText = (canary) =>
  canary ? `${canary.release} for ${canary.weight} % since ${canary.since}` : '–';

/** Visits with an action. What browsers tell is told of remotes; the shell cannot tell of itself where it fails. */
function errorsText(name, health) {
  if (name === 'shell') return 'not measured';
  return health && health.visits > 0 ? `${health.errors} in ${health.visits} visits` : 'none told yet';
}

/** Says of which releases browsers tell worse than of the ones before them. */
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
 * `npm run releases`: what is live, since when, what is tried out, what a rollback would bring back, and how it does in
 * browsers.
 */
async function showReleases(args) {
  parseFlags(args);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir, databaseUrl } = shop;
  const { listReleases } = await built('list-releases');
  const { readShopHealth } = await built('read-shop-health');
  const found = await withReleases(() => listReleases(dataDir));
  const healths = await readShopHealth({ dataDir, databaseUrl });
  if (found.length === 0)
    return console.log(
      `Nothing has been released yet in ${dataDir}: npm start does, or npm run release -- cafe.`,
    );
  showShop(shop);
  printTable(
    ['part', 'live', 'since', 'canary', 'rollback brings', 'served from', 'errors'],
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
