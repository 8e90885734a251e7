import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { sourceText } from './lib/release-story.mjs';
import { showShop } from './lib/show-shop.mjs';
import { printTable } from './lib/table.mjs';

const canaryText = (canary) =>
  canary ? `${canary.release} for ${canary.weight} % since ${canary.since}` : '–';

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns what was counted of a release, and of its canary. */
function errorsText(health) {
  if (!health) return 'no data yet';
  const { errors, visits, renders, canary } = health;
  const text = `${errors} in ${counted(visits, 'visit')}, ${counted(renders, 'render')}`;
  return canary ? `${text}; canary ${errorsText(canary)}` : text;
}

const indented = (text) => text.replaceAll('\n', '\n      ');

/** Prints the last error of each part, and the advice to roll it back. */
function showAdvice(healths) {
  const say = (name, { release, advice, lastError }) => {
    if (!advice && !lastError) return;
    console.log(`\n  ${name}: ${advice ?? `errors in ${release}`}`);
    if (!lastError) return;
    console.log(`    last error: ${indented(lastError.reason)}\n      ${lastError.kind}, ${lastError.at}`);
  };
  for (const [name, health] of Object.entries(healths)) {
    say(name, health);
    if (health.canary) say(`${name}, the canary`, health.canary);
  }
}

/** Prints the commit of each part's live release, that of its canary and how to see it, and what was retired. */
function showSources(found) {
  console.log('');
  for (const { name, source, retired, canary, releases } of found) {
    const note = retired
      ? `retired since ${retired}`
      : source
        ? sourceText(source)
        : 'its commit is not known';
    console.log(`  ${name}: ${note}`);
    if (!canary) continue;
    const made = releases.find(({ release }) => release === canary.release)?.source;
    console.log(`  ${name}, the canary: ${made ? sourceText(made) : 'its commit is not known'}`);
    console.log(`    a browser with the cookie release-bucket=${canary.bucket} gets it`);
  }
}

/** Prints the releases whose files are not as released, and how to mend them. */
function showDamages(found) {
  for (const { name, damages } of found)
    for (const text of damages)
      console.log(
        `\n  ${text}\n    visitors do not get it; npm run release -- ${name} of the same commit stores it again`,
      );
}

/** Prints who changed what, newest last. */
function showHistory(found) {
  for (const { name, history, releases } of found) {
    console.log(`\n  ${name}`);
    if (history.length === 0) console.log('    no changes are recorded yet');
    for (const { at, action, release, by, reason } of history) {
      const { source } = releases.find((record) => record.release === release) ?? {};
      console.log(
        `    ${at}  ${action} ${release}${by ? ` by ${by}` : ''}${reason ? `, anyway: ${reason}` : ''}`,
      );
      if (source) console.log(`      ${sourceText(source)}`);
    }
  }
}

const flags = { json: { type: 'boolean', default: false }, history: { type: 'boolean', default: false } };

/** Returns the parts with these names; all parts if there are no names. @throws {Problem} for an unknown one */
function partsOf(found, names) {
  const unknown = names.find((name) => !found.some((part) => part.name === name));
  if (unknown) throw new Problem(`${unknown} was never released`);
  return names.length === 0 ? found : found.filter(({ name }) => names.includes(name));
}

/**
 * `npm run releases [-- cafe]`: prints each part's live release with its commit, its canary, what a rollback would
 * restore, and its errors, visits and renders. `--history` adds who changed what; `--json` prints all of it as JSON.
 */
async function showReleases(args) {
  const { positionals, values } = parseFlags(args, flags);
  await buildServer();
  const shop = await readEnvironment();
  const { dataDir, releaseStore, databaseUrl, apiOrigin } = shop;
  const { listReleases } = await built('list-releases');
  const { readShopHealth } = await built('read-shop-health');
  const all = await withReleases(() => listReleases({ dataDir, releaseStore }));
  const found = partsOf(all, positionals);
  const healths = await readShopHealth({ dataDir, databaseUrl, apiOrigin });
  if (values.json) {
    const parts = found.map((part) => ({ ...part, health: healths[part.name] ?? null }));
    return console.log(JSON.stringify({ dataDir, parts }, null, 2));
  }
  if (found.length === 0)
    return console.log(
      `Nothing has been released yet in ${dataDir}: npm start does, or npm run release -- cafe. Is DATA_DIR that of your shop?`,
    );
  showShop(shop);
  printTable(
    ['part', 'live', 'since', 'canary', 'rollback to', 'served from', 'errors'],
    found.map(({ name, live, since, canary, previous, entry, isOpened, retired }) => [
      name,
      retired ? `${live}, retired` : isOpened ? live : '–',
      since,
      canaryText(canary),
      canary ? 'the end of the canary' : (previous ?? '–'),
      entry ?? 'here',
      errorsText(healths[name]),
    ]),
  );
  showSources(found);
  showDamages(found);
  if (values.history) showHistory(found);
  showAdvice(healths);
}

await runCommand(() => showReleases(process.argv.slice(2)));
