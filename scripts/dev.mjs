import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { partsNamed } from './lib/build-parts.mjs';
import { endWithParent, startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { inRoot, parts, root, tools } from './lib/paths.mjs';
import { checkPort } from './lib/port.mjs';
import { Problem } from './lib/problem.mjs';
import { bold } from './lib/steps.mjs';

/** Terminal colours of the prefixes: the server first, then each part. */
const COLOURS = [36, 33, 32, 35, 34, 31];
const NAMES = ['server', ...parts.map(({ name }) => name)];
const colourOf = (name) => COLOURS[NAMES.indexOf(name) % COLOURS.length];

/**
 * Prints what a process writes, each line after its name. `concurrently` would do this, but it takes shell strings and
 * handles signals itself, against `runCommand`.
 */
function prefixLines(child, name) {
  const padded = name.padEnd(7);
  const prefix = process.stdout.isTTY ? `\u001b[${colourOf(name)}m${padded}\u001b[0m` : padded;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`));
  }
}

/** Starts a server that ends with this process. The promise never resolves: it rejects when the server ends. */
function start(name, args, options) {
  const child = startChild(process.execPath, [...endWithParent, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  prefixLines(child, name);
  return child.closed.then(({ code }) => {
    throw new Problem(`${name} ended unexpectedly (code ${code}): see above.`);
  });
}

/** Origins from which staff may load a remote: its development servers (C140). */
const developmentOrigins = () =>
  parts
    .filter(({ name }) => name !== 'shell')
    .map(({ port }) => `http://localhost:${port}`)
    .join(',');

const startServer = () =>
  start('server', ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    env: {
      OVERRIDE_ORIGINS: developmentOrigins(),
      // The render worker is a compiled file.
      RENDER: 'off',
      ...process.env,
      DATA_DIR: resolve(root, process.env.DATA_DIR?.trim() || 'data'),
    },
  });

const startPart = ({ name, folder }) =>
  start(name, [tools.webpack, 'serve', '--mode', 'development'], { cwd: inRoot(folder) });

/**
 * `npm run dev [-- cafe]`: starts the server and the development servers of shell and remotes, or only the named ones.
 * Each line of output starts with the name of its process.
 */
async function develop(names) {
  const withServer = names.length === 0 || names.includes('server');
  const wanted =
    names.length === 1 && withServer && names[0] === 'server'
      ? []
      : partsNamed(names.filter((name) => name !== 'server'));
  await installPackages();
  const port = Number(process.env.PORT?.trim() || 3000);
  if (withServer) await checkPort(port, '127.0.0.1', `set another one: PORT=${port + 1} npm run dev`);
  for (const { port: own, folder } of wanted)
    await checkPort(own, '127.0.0.1', `change config.port in ${folder}/package.json`);

  const running = [...(withServer ? [startServer()] : []), ...wanted.map(startPart)];
  console.log();
  for (const { name, port: own } of wanted) {
    const what = name === 'shell' ? 'the whole shop' : 'this remote alone, with a mocked API';
    console.log(`  ${bold(name.padEnd(7))} http://localhost:${own}  ${what}`);
  }
  if (withServer)
    console.log(`  ${bold('server ')} http://127.0.0.1:${port}  API, and released pages after npm start`);
  console.log('\n  Ctrl-C stops all of them.\n');
  await Promise.all(running);
}

await runCommand(() => develop(process.argv.slice(2)), { runsUntilStopped: true });
