import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { knownParts } from './lib/known-parts.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { line } from './lib/steps.mjs';

/** `npm run rollback -- cafe`: brings back what was live before. */
async function rollbackParts(args) {
  const { positionals: names } = parseFlags(args);
  if (names.length === 0) throw new Problem('Say what to roll back: npm run rollback -- cafe');
  await buildServer();
  const { dataDir } = await readEnvironment();
  for (const { name, live, previous } of await knownParts(dataDir, names)) {
    if (!previous) throw new Problem(`${name} has no earlier release than ${live}`);
  }
  const { rollback } = await built('rollback');
  for (const name of names) {
    const { from, to, warnings } = await withReleases(() => rollback({ dataDir, name, now: Date.now }));
    line(true, name, `${from} → ${to}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
}

await runCommand(() => rollbackParts(process.argv.slice(2)));
