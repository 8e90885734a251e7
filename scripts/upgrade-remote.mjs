import { resolve } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { npm } from './lib/npm.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { step } from './lib/steps.mjs';
import { upgradeOutside } from './new-remote/make-outside.mjs';
import { PACKAGES } from './new-remote/plan-outside.mjs';

/** `npm run upgrade:remote -- ../kitchen`: gives a remote in a repository of its own the packages of this checkout. */
async function upgrade(given) {
  if (given === undefined) throw new Problem('Say where the remote is: npm run upgrade:remote -- ../kitchen');
  const folder = resolve(given);
  const packed = await step('Files', async (note) => {
    const upgraded = await upgradeOutside(folder);
    note(upgraded.map(({ name, version }) => `${name} ${version}`).join(', '));
    return upgraded;
  });
  // By name, or npm would keep a package whose content changed and whose version did not.
  const packages = packed.map(({ file }) => `./${PACKAGES}/${file}`);
  await step('Packages', () => npm('install', { folder, packages }));
  console.log(`
  npm test        in ${folder}
  npm run build   there
`);
}

await runCommand(() => upgrade(parseFlags(process.argv.slice(2)).positionals[0]));
