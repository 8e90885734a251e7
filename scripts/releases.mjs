import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { printTable } from './lib/table.mjs';

const canaryText = (canary) =>
  canary ? `${canary.release} for ${canary.weight} % since ${canary.since}` : '–';

/** `npm run releases`: what is live, since when, what is tried out, and what a rollback would bring back. */
async function showReleases() {
  await buildServer();
  const { dataDir } = await readEnvironment();
  const { listReleases } = await built('list-releases');
  const found = await withReleases(() => listReleases(dataDir));
  if (found.length === 0)
    return console.log('Nothing has been released yet: npm start does, or npm run release -- cafe.');
  printTable(
    ['part', 'live', 'since', 'canary', 'rollback brings', 'served from'],
    found.map(({ name, live, since, canary, previous, entry }) => [
      name,
      live,
      since,
      canaryText(canary),
      previous ?? '–',
      entry ?? 'here',
    ]),
  );
}

await runCommand(showReleases);
