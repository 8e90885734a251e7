import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installNewPackages } from './lib/install-packages.mjs';
import { npm, npmRun } from './lib/npm.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { inRoot, root, tools } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { findRemotes } from './lib/remotes.cjs';
import { showDryRun } from './lib/show-shop.mjs';
import { step } from './lib/steps.mjs';
import { checkFolder, makeOutside } from './new-remote/make-outside.mjs';
import { checkName, planRemote, readRoutes, tableWith } from './new-remote/plan-remote.mjs';

async function run(args, failure) {
  const { code, output } = await runChild(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Problem(failure, output);
}

function write({ path, text }) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
}

const format = (...paths) =>
  step('Format', () =>
    run([tools.biome, 'format', '--write', ...paths], 'Its files cannot be formatted: see above.'),
  );

/** Makes the workspace of a new team; the shell grants it the addresses below `/kitchen`. */
async function makeRemote(name) {
  const files = planRemote(root, name, findRemotes(root));
  await step('Files', async (note) => {
    files.forEach(write);
    note(`${name}-remote, and a row in shell/routes.json`);
  });
  await step('Packages', installNewPackages);
  await format(`${name}-remote`, 'shell/routes.json');
  await step('Its tests', () =>
    run([tools.jest, '--selectProjects', name, '--silent'], 'Its tests do not pass: see above.'),
  );
  console.log(`
  npm run dev -w ${name}-remote   alone, with a mocked API
  npm start                  in the shop, at /${name}
  npm run release -- shell ${name}   to a running shop; later ${name} alone, new pages included
`);
}

/** Makes the repository of a new team in another folder; the shell of this checkout grants it the addresses. */
async function makeRepository(name, folder) {
  const routes = readRoutes(root);
  checkName(root, name, findRemotes(root), routes);
  checkFolder(folder);
  await step('Files', async (note) => {
    await makeOutside(name, folder);
    write(tableWith(name, routes));
    await runChild('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
    note(`${folder}, and a row in shell/routes.json`);
  });
  await format('shell/routes.json');
  await step('Packages', () => npm('install', { folder }));
  await step('Its tests', () => npmRun('test', folder, 'Its tests do not pass: see above.'));
  console.log(`
  npm start              in that folder: alone, with a mocked API
  npm run build          there: what a shop can release
  npm run release -- shell     here, once: the shop then has the addresses below /${name}
  npm run release -- ${name} --from=${folder}/dist
`);
}

/** Names what the command would write. */
function showFiles(name, outside) {
  const remotes = findRemotes(root);
  if (outside !== undefined) {
    checkName(root, name, remotes, readRoutes(root));
    checkFolder(resolve(outside));
    console.log(`  a repository in ${resolve(outside)}, and a row in shell/routes.json`);
  } else for (const { path } of planRemote(root, name, remotes)) console.log(`  ${path}`);
  showDryRun();
}

/** `npm run new:remote -- kitchen`, with `--outside=../kitchen` in a repository of its own. */
async function makeNew(args) {
  const { positionals, values } = parseFlags(args, {
    outside: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  const [name] = positionals;
  if (values['dry-run']) return showFiles(name, values.outside);
  await (values.outside === undefined ? makeRemote(name) : makeRepository(name, resolve(values.outside)));
}

await runCommand(() => makeNew(process.argv.slice(2)));
