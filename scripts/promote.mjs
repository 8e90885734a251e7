import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { knownParts } from './lib/known-parts.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { line } from './lib/steps.mjs';

/** `npm run promote -- cafe`: the canary is live for everybody. */
async function promoteParts(args) {
  const { positionals: names } = parseFlags(args);
  if (names.length === 0) throw new Problem('Say what to promote: npm run promote -- cafe');
  await buildServer();
  const { dataDir } = await readEnvironment();
  for (const { name, canary } of await knownParts(dataDir, names)) {
    if (!canary) throw new Problem(`${name} has no canary: npm run release -- ${name} --weight=10`);
  }
  const { promote } = await built('promote');
  for (const name of names) {
    const { from, to, warnings } = await withReleases(() => promote({ dataDir, name, now: Date.now }));
    line(true, name, `${from} → ${to}`);
    for (const warning of warnings) console.log(`    ${warning}`);
  }
}

await runCommand(() => promoteParts(process.argv.slice(2)));
