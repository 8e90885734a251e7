import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/**
 * Returns a function that prints the staff sign-in once the server is up. It prints a generated password at the first
 * start only, later the file that holds it.
 */
function showSignIn({ adminEmail, adminPassword, dataDir }) {
  const file = join(dataDir, 'admin-password');
  const isFirst = !existsSync(file);
  return () => {
    const near = relative(process.cwd(), file);
    const where = near.startsWith('..') ? file : near;
    const password = adminPassword
      ? 'the password of ADMIN_PASSWORD'
      : isFirst && existsSync(file)
        ? `${readFileSync(file, 'utf8').trim()}  (kept in ${where})`
        : `the password in ${where}`;
    console.log(`  ${bold('Staff')}  ${adminEmail}  ${password}`);
  };
}

/**
 * Starts the built server, which runs as in production, with the demo of this environment: a first start has one (C341).
 */
const runShop = ({ dataDir, demo }) => runServer({ dataDir, env: { DEMO: demo ? '1' : '0' } });

async function start(isStopping) {
  console.log(`\n  ${bold('Cafe & Closet')}\n`);
  await checkPortEarly();
  await step('Packages', (note) => installPackages(note, { toStart: true }));
  await step('Server', async (note) => note((await buildServer()) ? 'compiled' : 'nothing has changed'));
  const env = await readEnvironment();
  await checkPort(env.port, env.host);
  await step('Shell and remotes', buildShop);
  await step('Releases', async (note) => {
    note((await releaseNew(env.dataDir, env)).join(' · ') || 'nothing new');
  });
  const showStaff = env.apiOrigin === null ? showSignIn(env) : () => {};
  const serverStep = env.apiOrigin === null ? 'Database and demo' : `Pages for ${env.apiOrigin}`;
  const server = await step(serverStep, () => runShop(env));
  console.log(`\n  ${bold('Shop ')}  ${server.address}`);
  console.log(`  ${bold('Uses ')}  ${server.uses}`);
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
  await runCommand(start, { onStop: () => console.log('\n  Stopping.'), runsUntilStopped: true });
}
