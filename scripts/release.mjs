import { buildParts, partsNamed } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { line, step } from './lib/steps.mjs';

/** `npm run release -- cafe`: builds these parts and makes them live; a running server serves them to the next page. */
async function releaseParts(names) {
  if (names.length === 0) throw new Problem('Say what to release: npm run release -- cafe');
  const wanted = partsNamed(names);
  await buildServer();
  const { dataDir } = await readEnvironment();
  await step('Build', async (note) => {
    const done = await buildParts(wanted);
    note(done.join(', ') || 'nothing has changed');
  });
  const { release } = await built('release');
  for (const { name, folder } of wanted) {
    const options = { dataDir, name, dist: inRoot(folder, 'dist'), now: Date.now };
    const result = await withReleases(() => release(options));
    line(true, name, `${result.release}  ${result.state}`);
    for (const warning of result.warnings) console.log(`    ${warning}`);
  }
}

await runCommand(() => releaseParts(process.argv.slice(2)));
