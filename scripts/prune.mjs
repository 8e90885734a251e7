import { buildServer } from './lib/build-server.mjs';
import { readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { pruneReleases } from './lib/prune-releases.mjs';
import { checkShop, showShop } from './lib/show-shop.mjs';

/** `npm run prune`: removes unneeded releases; `--dry-run` only prints them. */
async function pruneAll(args) {
  const { values } = parseFlags(args, { 'dry-run': { type: 'boolean', default: false } });
  const isDryRun = values['dry-run'];
  await buildServer();
  const shop = await readEnvironment();
  showShop(shop);
  checkShop(shop);
  const { count, size } = await withReleases(() => pruneReleases({ isDryRun }));
  if (count === 0) return console.log('Nothing to remove: every release is needed.');
  console.log(isDryRun ? `\n${count} to remove, ${size}` : `\n${count} removed, ${size} freed`);
}

await runCommand(() => pruneAll(process.argv.slice(2)));
