import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { findRemotes } from '../lib/remotes.cjs';
import { packKit } from './pack-kit.mjs';
import { PACKAGES, planOutside, withKit } from './plan-outside.mjs';
import { asJson, readJson } from './plan-remote.mjs';

/** Returns whether a folder is the checkout, or in it. */
function isInCheckout(folder) {
  const path = relative(root, folder);
  return !path.startsWith('..') && !isAbsolute(path);
}

/** @throws {Problem} if no new repository can be made in this folder */
export function checkFolder(folder) {
  if (isInCheckout(folder)) throw new Problem(`--outside: ${folder} is in this checkout`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`--outside: ${folder} is not empty`);
}

/** Packs `shared` and the kit into the folder `packages` of a remote's repository, in place of older ones. */
async function renewPackages(folder, shared) {
  const packages = join(folder, PACKAGES);
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  return packKit(packages, shared);
}

/**
 * Writes a remote into a folder outside of the checkout. Installs nothing.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} [shared] the package `shared`, where it is not that of the checkout
 */
export async function makeOutside(name, folder, shared) {
  const kit = await renewPackages(folder, shared);
  for (const { path, text } of planOutside(root, name, findRemotes(root), kit)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Gives a remote outside of the checkout the packages of this checkout, and its libraries the same versions. Installs
 * nothing.
 *
 * @returns {Promise<import('./pack-kit.mjs').Packed[]>} the packages, in its folder `packages`
 * @throws {Problem} if the folder has no such remote
 */
export async function upgradeOutside(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file) || readJson(file).config?.kit === undefined)
    throw new Problem(`${folder} is no remote with a kit: its package.json has no config.kit`);
  const kit = await renewPackages(folder);
  writeFileSync(file, asJson(withKit(readJson(file), kit, readJson(inRoot('cafe-remote/package.json')))));
  return [kit.shared, kit.kit];
}
