import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { runChild } from './children.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules/.storefront-lock');
/** npm's own note of what it has installed. */
const installed = inRoot('node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** Somebody has run npm by hand since the lockfile last changed. */
const isNewerThanLock = () =>
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;

/** npm as it runs this script, or the one on the path. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runChild(process.execPath, [script, ...args], { cwd: inRoot() });
  return runChild('npm', args, { cwd: inRoot(), shell: process.platform === 'win32' });
}

/** Installs exactly what the lockfile says, if that is not there already. */
export async function installPackages(note) {
  const wanted = lockHash();
  if (readStamp(stamp) === wanted && existsSync(installed)) return note('already there');
  if (!isNewerThanLock()) {
    const { code, output } = await npm([
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--loglevel=error',
    ]);
    if (code !== 0)
      throw new Problem(
        'The packages could not be installed: see npm’s words above, then try again.',
        output,
      );
    note('installed from the lockfile');
  }
  writeStamp(stamp, wanted);
}
