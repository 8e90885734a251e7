import { resolve } from 'node:path';
import { partsNamed } from './lib/build-parts.mjs';
import { startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { inRoot, parts, root, tools } from './lib/paths.mjs';
import { checkPort } from './lib/port.mjs';
import { prefixLines } from './lib/prefix-lines.mjs';
import { Problem } from './lib/problem.mjs';
import { bold } from './lib/steps.mjs';

/** Colours of a terminal, for the server and then part by part. */
const COLOURS = [36, 33, 32, 35, 34, 31];
const NAMES = ['server', ...parts.map(({ name }) => name)];
const colourOf = (name) => COLOURS[NAMES.indexOf(name) % COLOURS.length];

function start(name, args, options) {
  const child = startChild(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  prefixLines(child, name, colourOf(name));
  return child.closed.then(({ code }) => {
    throw new Problem(`${name} ended by itself (code ${code}): see above.`);
  });
}

/** Staff of this shop may load each remote from its development server (C140). */
const developed = () =>
  parts
    .filter(({ name }) => name !== 'shell')
    .map(({ port }) => `http://localhost:${port}`)
    .join(',');

const startServer = () =>
  start('server', ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    env: {
      OVERRIDE_ORIGINS: developed(),
      ...process.env,
      DATA_DIR: resolve(root, process.env.DATA_DIR?.trim() || 'data'),
    },
  });

const startPart = ({ name, folder }) =>
  start(name, [tools.webpack, 'serve', '--mode', 'development'], { cwd: inRoot(folder) });

/**
 * `npm run dev [-- cafe]`: the server and the development servers of shell and remotes (or of the named ones), each
 * line under the name of who wrote it.
 */
async function develop(names) {
  const withServer = names.length === 0 || names.includes('server');
  const wanted =
    names.length === 1 && withServer && names[0] === 'server'
      ? []
      : partsNamed(names.filter((name) => name !== 'server'));
  await installPackages(() => {});
  const port = Number(process.env.PORT?.trim() || 3000);
  if (withServer) await checkPort(port, '127.0.0.1');
  for (const part of wanted) await checkPort(part.port, '127.0.0.1');

  const running = [...(withServer ? [startServer()] : []), ...wanted.map(startPart)];
  console.log();
  for (const { name, port: own } of wanted) {
    const what = name === 'shell' ? 'the whole shop' : 'this remote alone, the API mocked';
    console.log(`  ${bold(name.padEnd(7))} http://localhost:${own}  ${what}`);
  }
  if (withServer)
    console.log(`  ${bold('server ')} http://127.0.0.1:${port}  API, and the pages that are released`);
  console.log('\n  Ctrl-C stops all of them.\n');
  await Promise.all(running);
}

await runCommand(() => develop(process.argv.slice(2)));
