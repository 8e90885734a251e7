import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { completeLockfile, readLockfile, writeLockfile } from './lockfile.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules/.storefront-lock');
/** npm's own note of what it has installed. */
const installed = inRoot('node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** Somebody has run npm by hand since the lockfile last changed. */
const isNewerThanLock = () =>
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;

/** Installs exactly what the lockfile says, if that is not there already. */
export async function installPackages(note) {
  const wanted = lockHash();
  if (readStamp(stamp) === wanted && existsSync(installed)) return note('already there');
  if (!isNewerThanLock()) {
    await npm('ci');
    note('installed from the lockfile');
  }
  writeStamp(stamp, wanted);
}

/** Installs what the workspaces ask for now, and writes it into the lockfile. */
export async function installNewPackages() {
  await npm('install');
  writeLockfile(completeLockfile(readLockfile()).lockfile);
  writeStamp(stamp, lockHash());
}
