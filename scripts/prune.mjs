import { parseArgs } from 'node:util';
import { buildServer } from './lib/build-server.mjs';
import { withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { pruneReleases } from './lib/prune-releases.mjs';

function readFlags(args) {
  try {
    return parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new Problem(error.message);
  }
}

/** `npm run prune`: removes releases that nothing needs any more; `--dry-run` only says which. */
async function pruneAll(args) {
  const isDryRun = readFlags(args)['dry-run'];
  await buildServer();
  const { count, size } = await withReleases(() => pruneReleases({ isDryRun }));
  if (count === 0) return console.log('Nothing to remove: every release is needed.');
  console.log(isDryRun ? `\n${count} to remove, ${size}` : `\n${count} removed, ${size} freed`);
}

await runCommand(() => pruneAll(process.argv.slice(2)));
