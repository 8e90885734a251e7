import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** npm's list of what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Returns the packages of the lockfile that are not installed in that version, as `axios 1.21.1`. Optional packages may
 * be missing, and so may those of development: no build needs them.
 *
 * @param {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }>} locked
 * @param {Record<string, { version?: string }>} installed
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .filter(([path, { version, optional, dev, devOptional }]) => {
      const found = installed[path];
      return found ? found.version !== version : !optional && !dev && !devOptional;
    })
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
}

/** @throws {Problem} if the lockfile has changed since packages were installed, as after a `git pull` */
export function checkPackages() {
  if (!existsSync(inRoot(INSTALLED))) return;
  const missing = missingPackages(packagesOf(inRoot('package-lock.json')), packagesOf(inRoot(INSTALLED)));
  if (missing.length === 0) return;
  const some = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ', …' : '');
  throw new Problem(`Packages have changed since they were installed (${some}): npm ci`);
}
