import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installNewPackages } from './lib/install-packages.mjs';
import { inRoot, root, tools } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { findRemotes } from './lib/remotes.cjs';
import { step } from './lib/steps.mjs';
import { planRemote } from './new-remote/plan-remote.mjs';

async function run(args, failure) {
  const { code, output } = await runChild(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Problem(failure, output);
}

/** `npm run new:remote -- kitchen`: makes the workspace of a new team; the shell grants it the addresses below `/kitchen`. */
async function makeRemote(name) {
  const files = planRemote(root, name, findRemotes(root));
  await step('Files', async (note) => {
    for (const { path, text } of files) {
      mkdirSync(dirname(inRoot(path)), { recursive: true });
      writeFileSync(inRoot(path), text);
    }
    note(`${name}-remote, and a row in shell/routes.json`);
  });
  await step('Packages', installNewPackages);
  await step('Format', () =>
    run(
      [tools.biome, 'format', '--write', `${name}-remote`, 'shell/routes.json'],
      'Its files cannot be formatted: see above.',
    ),
  );
  await step('Its tests', () =>
    run([tools.jest, '--selectProjects', name, '--silent'], 'Its tests do not pass: see above.'),
  );
  console.log(`
  npm run dev -w ${name}-remote   alone, with a mocked API
  npm start                  in the shop, at /${name}
  npm run release -- shell ${name}   to a running shop; later ${name} alone, new pages included
`);
}

await runCommand(() => makeRemote(process.argv[2]));
