import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { line } from './lib/steps.mjs';

/** `npm run promote -- cafe`: the canary is live for everybody. */
async function promoteParts(names) {
  if (names.length === 0) throw new Problem('Say what to promote: npm run promote -- cafe');
  await buildServer();
  const { dataDir } = await readEnvironment();
  const { promote } = await built('promote');
  for (const name of names) {
    const { from, to } = await withReleases(() => promote({ dataDir, name, now: Date.now }));
    line(true, name, `${from} → ${to}`);
  }
}

await runCommand(() => promoteParts(process.argv.slice(2)));
