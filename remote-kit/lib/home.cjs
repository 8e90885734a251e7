const { existsSync, readFileSync, realpathSync } = require('node:fs');
const { join } = require('node:path');

const kit = join(__dirname, '..');
const [above, isInstalled] = kit.split(/[\\/]node_modules[\\/]/);

/** The repository that builds with the kit: this checkout, or that of a remote outside of it. Caches are below it. */
const home = isInstalled ? above : join(kit, '..');

/**
 * Returns the folder of an installed package. `require.resolve` finds none whose `exports` hide its package.json.
 *
 * @param {string} name
 * @throws {Error} if it is not installed
 */
function folderOf(name) {
  const folders = require.resolve.paths(name).map((folder) => join(folder, name));
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`The package ${name} is not installed: npm ci`);
  return realpathSync(found);
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the version of an installed package. */
const versionOf = (name) => readJson(join(folderOf(name), 'package.json')).version;

module.exports = { folderOf, home, kit, readJson, versionOf };
