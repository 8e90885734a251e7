const { join } = require('node:path');
const semver = require('semver');
const { folderOf, kit, readJson, versionOf } = require('./home.cjs');

const HOW = 'See "Upgrade the kit" in docs/ship-a-remote.md of the shop.';

/** Yields what does not fit together, each as half a sentence. */
function* misfits({ config = {}, dependencies }) {
  const { version, peerDependencies } = readJson(join(kit, 'package.json'));
  const major = semver.major(version);
  if (config.kit !== undefined && config.kit !== major)
    yield `this repository is written for remote-kit ${config.kit}, but ${version} is installed`;
  const range = peerDependencies['@storefront/shared'];
  const shared = versionOf('@storefront/shared');
  if (!semver.satisfies(shared, range))
    yield `remote-kit ${version} needs shared ${range}, but ${shared} is installed`;
  const pins = readJson(join(folderOf('@storefront/shared'), 'package.json')).dependencies;
  for (const [name, wanted] of Object.entries(dependencies))
    if (pins[name] !== undefined && pins[name] !== wanted)
      yield `${name} is ${wanted} here, but shared ${shared} has ${pins[name]}`;
}

/**
 * Checks that kit, `shared` and the libraries of a remote fit together: a page has one copy of each.
 *
 * @param {{ config?: { kit?: number }, dependencies: Record<string, string> }} manifest package.json of the remote
 * @throws {Error} with all that does not fit, and where to read what to do
 */
function checkKit(manifest) {
  const found = [...misfits(manifest)];
  if (found.length > 0) throw new Error(`The kit does not fit: ${found.join('; ')}. ${HOW}`);
}

module.exports = { checkKit };
