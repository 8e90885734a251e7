const { existsSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { findRemotes } = require('../lib/remotes.cjs');
const { sharedVersion } = require('./shared-modules.cjs');

const root = join(__dirname, '../..');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What package.json and remote.json of one workspace say. */
function readWorkspace(dir) {
  const manifest = readJson(join(dir, 'package.json'));
  const remotePath = join(dir, 'remote.json');
  const remote = existsSync(remotePath) ? readJson(remotePath) : null;
  return {
    dir,
    name: remote?.name ?? basename(dir),
    version: manifest.version,
    /** Of its development server. */
    port: manifest.config.port,
    /** Range of @storefront/shared that this workspace was written for. */
    range: manifest.dependencies['@storefront/shared'],
    remote,
  };
}

/** Where a build goes. One for development is for tests: it must not be taken for what is released. */
const distOf = (dir, mode) => join(dir, mode === 'production' ? 'dist' : 'dist/development');

/** The registry that the host gets in development: each remote from its own development server. */
function developmentRegistry() {
  const entries = findRemotes(root).map(({ folder }) => {
    const { name, version, port, range, remote } = readWorkspace(join(root, folder));
    const entry = `http://localhost:${port}/remoteEntry.js`;
    const requires = { '@storefront/shared': range };
    return [name, { ...remote, version, requires, entry, preload: {} }];
  });
  return Object.fromEntries(entries);
}

module.exports = { root, distOf, readWorkspace, developmentRegistry, sharedVersion };
