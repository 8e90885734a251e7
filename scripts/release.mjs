import { resolve } from 'node:path';
import { buildParts } from './lib/build-parts.mjs';
import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot } from './lib/paths.mjs';
import { readReleaseFlags } from './lib/release-flags.mjs';
import { line, step } from './lib/steps.mjs';

async function build(wanted) {
  await step('Build', async (note) => {
    const done = await buildParts(wanted);
    note(done.join(', ') || 'nothing has changed');
  });
}

/**
 * `npm run release -- cafe`: builds these parts and makes them live; a running server serves them to the next page.
 * `--from=<folder>` takes a `dist` that was built elsewhere.
 */
async function releaseParts(args) {
  const { wanted, from } = readReleaseFlags(args);
  await buildServer();
  const { dataDir } = await readEnvironment();
  if (from === undefined) await build(wanted);
  const { release } = await built('release');
  for (const { name, folder } of wanted) {
    const dist = from === undefined ? inRoot(folder, 'dist') : resolve(from);
    const result = await withReleases(() => release({ dataDir, name, dist, now: Date.now }));
    line(true, name, `${result.release}  ${result.state}`);
    for (const warning of result.warnings) console.log(`    ${warning}`);
  }
}

await runCommand(() => releaseParts(process.argv.slice(2)));
