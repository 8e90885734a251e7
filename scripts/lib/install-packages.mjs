import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { completeLockfile, readLockfile, writeLockfile } from './lockfile.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const lockfile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules/.storefront-lock');
/** npm's list of what it has installed. */
const installed = inRoot('node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** Returns whether npm ran by hand after the last change of the lockfile. */
const isNewerThanLock = () =>
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;

/** What the stamp adds where development packages were left out. */
const WITHOUT_DEV = ' without development packages';

/**
 * Returns what `npm ci` is run with, null for not at all, and the stamp after it. Only tests and checks need development
 * packages, two of five files: a start leaves them out of a fresh clone. A checkout that has them keeps them.
 *
 * @param {object} state
 * @param {string} state.lock the hash of the lockfile
 * @param {string | null} state.stamped the stamp of the last time; '' after npm ran by hand; null: nothing is installed
 * @param {boolean} state.isNewer whether npm ran after the last change of the lockfile
 * @param {boolean} state.toStart whether the shop is to start, no more
 * @returns {{ run: string[] | null, stamp: string }}
 */
export function planInstall({ lock, stamped, isNewer, toStart }) {
  const hasDev = stamped !== null && !stamped.endsWith(WITHOUT_DEV);
  const wantsDev = !toStart || hasDev;
  const stamp = wantsDev ? lock : lock + WITHOUT_DEV;
  if (stamped === stamp || (hasDev && isNewer)) return { run: null, stamp };
  return { run: wantsDev ? [] : ['--omit=dev'], stamp };
}

/**
 * Installs the packages of the lockfile unless they are installed. Runs before any package exists, so it uses Node
 * only.
 *
 * @param {{ toStart?: boolean }} options
 */
export async function installPackages(note = () => {}, { toStart = false } = {}) {
  const stamped = existsSync(installed) ? readStamp(stampFile) : null;
  const { run, stamp } = planInstall({ lock: lockHash(), stamped, isNewer: isNewerThanLock(), toStart });
  if (stamped === stamp) return note('installed already');
  if (run) {
    await npm('ci', { options: run });
    note('installed from the lockfile');
  }
  writeStamp(stampFile, stamp);
}

/** Installs the dependencies of all workspaces and updates the lockfile. */
export async function installNewPackages() {
  await npm('install');
  writeLockfile(completeLockfile(readLockfile()).lockfile);
  writeStamp(stampFile, lockHash());
}
