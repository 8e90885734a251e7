import { buildServer } from './lib/build-server.mjs';
import { built, readEnvironment, withReleases } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { readBy } from './lib/release-story.mjs';
import { checkShop, showDryRun, showShop } from './lib/show-shop.mjs';
import { line } from './lib/steps.mjs';

/**
 * `npm run retire -- kitchen`: the shop no longer has this remote: no page offers it, and its addresses say that it has
 * closed. `--undo` brings it back, with the release that was live (C325).
 */
async function retireRemote(args) {
  const { positionals, values } = parseFlags(args, {
    undo: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new Problem('Name the remote: npm run retire -- kitchen');
  await buildServer();
  const shop = await readEnvironment();
  showShop(shop);
  checkShop(shop);
  const isDryRun = values['dry-run'];
  const { retire, bringBack } = await built('retire');
  const change = values.undo ? bringBack : retire;
  const { release, addresses, warnings } = await withReleases(() =>
    change({
      dataDir: shop.dataDir,
      releaseStore: shop.releaseStore,
      isDryRun,
      name,
      now: Date.now,
      by: readBy(),
    }),
  );
  line(true, name, values.undo ? `${release}  live again` : `${release}  retired`);
  for (const warning of warnings) console.log(`    ${warning}`);
  const where = addresses.join(' ') || 'no address of the live shell leads to it';
  console.log(`    ${values.undo ? 'Shown again' : 'Answered with "has closed"'}: ${where}`);
  if (!values.undo)
    console.log(
      `    To remove the addresses, delete their rows from shell/routes.json and release the shell.\n    To bring it back: npm run retire -- ${name} --undo`,
    );
  if (isDryRun) showDryRun();
}

await runCommand(() => retireRemote(process.argv.slice(2)));
