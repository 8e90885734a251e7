const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const {
  addRemoteRoutes,
  checkPageRegistry,
  checkRouteTable,
} = require('@storefront/remote-kit/webpack/delivery.cjs');
const { readWorkspace } = require('@storefront/remote-kit/webpack/workspace.cjs');
const { findRemotes } = require('../lib/remotes.cjs');

const root = join(__dirname, '../..');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

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

module.exports = { developmentRegistry };
