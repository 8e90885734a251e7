import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { line } from './lib/steps.mjs';

/** `npm run rollback -- cafe`: brings back what was live before. */
async function rollbackParts(names) {
  if (names.length === 0) throw new Problem('Say what to roll back: npm run rollback -- cafe');
  await buildServer();
  const { dataDir } = await readEnvironment();
  const { rollback } = await built('rollback');
  for (const name of names) {
    const { from, to } = await withReleases(() => rollback({ dataDir, name, now: Date.now }));
    line(true, name, `${from} → ${to}`);
  }
}

await runCommand(() => rollbackParts(process.argv.slice(2)));
