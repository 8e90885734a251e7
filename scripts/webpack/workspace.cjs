const { existsSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { findRemotes } = require('../lib/remotes.cjs');
const {
  addRemoteRoutes,
  checkPageRegistry,
  checkRemoteManifest,
  checkRemoteSource,
  checkRouteTable,
} = require('./delivery.cjs');
const { requiredRanges } = require('./shared-modules.cjs');

const root = join(__dirname, '../..');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What package.json and remote.json of one workspace say. */
function readWorkspace(dir) {
  const manifest = readJson(join(dir, 'package.json'));
  const remotePath = join(dir, 'remote.json');
  const remote = existsSync(remotePath) ? checkRemoteSource(readJson(remotePath), 'remote.json') : null;
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

/**
 * Returns the manifest of a remote.
 *
 * @param {ReturnType<typeof readWorkspace>} workspace
 * @param {{ entry: string, client?: string, preload?: Record<string, string[]>, chunks?: string[] }} build its files
 */
const describeRemote = ({ name, version, range, remote }, build) =>
  checkRemoteManifest({
    name,
    version,
    exposes: remote.exposes,
    pages: remote.pages,
    routes: remote.routes,
    origins: remote.origins,
    requires: requiredRanges(range),
    ...build,
  });

/** The registry that the host gets in development: each remote from its own development server. */
function developmentRegistry() {
  const workspaces = findRemotes(root).map(({ folder }) => readWorkspace(join(root, folder)));
  const remotes = workspaces.map(({ name, version, port, remote }) => [
    name,
    { version, exposes: remote.exposes, entry: `http://localhost:${port}/remoteEntry.js` },
  ]);
  const table = checkRouteTable(readJson(join(root, 'shell/routes.json')), 'routes.json');
  const { added: routes } = addRemoteRoutes(
    table,
    workspaces.map(({ remote }) => remote),
  );
  return checkPageRegistry({ shell: null, routes, remotes: Object.fromEntries(remotes) });
}

module.exports = { root, describeRemote, distOf, readWorkspace, developmentRegistry };
