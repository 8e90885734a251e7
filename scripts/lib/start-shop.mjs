import { buildParts } from './build-parts.mjs';
import { buildServer } from './build-server.mjs';
import { readEnvironment } from './built.mjs';
import { runCommand } from './command.mjs';
import { installPackages } from './install-packages.mjs';
import { parts } from './paths.mjs';
import { checkPort } from './port.mjs';
import { Problem } from './problem.mjs';
import { releaseNew } from './release-new.mjs';
import { runServer } from './run-server.mjs';
import { showSignIn } from './show-sign-in.mjs';
import { bold, duration, step } from './steps.mjs';

/** Reports a port in use before anything is installed or built. */
async function checkPortEarly() {
  const port = process.env.PORT?.trim() || '3000';
  if (/^\d{1,5}$/.test(port)) await checkPort(Number(port), process.env.HOST?.trim() || '127.0.0.1');
}

async function buildShop(note) {
  const times = [];
  await buildParts(parts, { onBuilt: (name, ms) => times.push(`${name} ${duration(ms)}`) });
  note(times.length > 0 ? times.join(' · ') : 'nothing has changed');
}

async function start(isStopping) {
  await checkPortEarly();
  await step('Packages', installPackages);
  await step('Server', async (note) => note((await buildServer()) ? 'compiled' : 'nothing has changed'));
  const env = await readEnvironment();
  await checkPort(env.port, env.host);
  await step('Shell and remotes', buildShop);
  await step('Releases', async (note) => {
    note((await releaseNew(env.dataDir)).join(' · ') || 'nothing new');
  });
  const showStaff = showSignIn(env);
  const server = await step('Database and demo', () => runServer(env));
  console.log(`\n  ${bold('Shop ')}  ${server.address}`);
  showStaff();
  console.log('\n  Ctrl-C stops it.\n');
  const { code } = await server.child.closed;
  if (!isStopping()) throw new Problem(`The server ended unexpectedly (code ${code}): see above.`);
}

/**
 * `npm start`: installs, builds, releases and serves, and prints each step with its time. Everything that loads before
 * the step "Packages" uses Node only.
 */
export async function startShop() {
  console.log(`\n  ${bold('Cafe & Closet')}\n`);
  await runCommand(start, () => console.log('\n  Stopping.'));
}
