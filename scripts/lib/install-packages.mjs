import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { completeLockfile, readLockfile, writeLockfile } from './lockfile.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules/.storefront-lock');
/** npm's list of what it has installed. */
const installed = inRoot('node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** Returns whether npm ran by hand after the last change of the lockfile. */
const isNewerThanLock = () =>
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;

/** What the stamp adds where development packages were left out. */
const WITHOUT_DEV = ' without development packages';

/**
 * Installs the packages of the lockfile unless they are installed. Runs before any package exists, so it uses Node
 * only.
 *
 * @param {{ toStart?: boolean }} options `toStart` leaves out what only tests and checks need, two of five files; a
 *   checkout that has them keeps them
 */
export async function installPackages(note = () => {}, { toStart = false } = {}) {
  const whole = lockHash();
  const had = existsSync(installed) ? readStamp(stamp) : WITHOUT_DEV;
  const hadDev = !had.endsWith(WITHOUT_DEV);
  const wanted = toStart && !hadDev ? whole + WITHOUT_DEV : whole;
  if (had === whole || had === wanted) return note('installed already');
  if (!hadDev || !isNewerThanLock()) {
    await npm('ci', { options: wanted === whole ? [] : ['--omit=dev'] });
    note('installed from the lockfile');
  }
  writeStamp(stamp, wanted);
}

/** Installs the dependencies of all workspaces and updates the lockfile. */
export async function installNewPackages() {
  await npm('install');
  writeLockfile(completeLockfile(readLockfile()).lockfile);
  writeStamp(stamp, lockHash());
}
