const { join, relative, sep } = require('node:path');
const PublicPathPlugin = require('../public-path-plugin.cjs');
const { sharedModules } = require('../shared-modules.cjs');
const serverConfig = require('./server-config.cjs');

const entry = join(__dirname, 'remote-pages.js');

/** Relative, so that a build says nothing of the machine that made it. */
const pathOf = (dir, page) =>
  relative(__dirname, join(dir, 'src/pages', `${page}.tsx`))
    .split(sep)
    .join('/');

/** What `server.cjs` of a remote exports: name, version, ranges of the shared modules, and its pages by name. */
function sourceOf({ dir, name, version, remote }, table) {
  const requires = Object.fromEntries(
    Object.entries(table).map(([row, { requiredVersion }]) => [row, requiredVersion]),
  );
  const imports = remote.exposes.map((page) => `import ${page} from '${pathOf(dir, page)}';`);
  return [
    ...imports,
    `export const name = ${JSON.stringify(name)};`,
    `export const version = ${JSON.stringify(version)};`,
    `export const requires = ${JSON.stringify(requires)};`,
    `export const pages = { ${remote.exposes.join(', ')} };`,
  ].join('\n');
}

/** The pages of a remote for the gateway; every shared module is the host's, by the same table as in browsers. */
module.exports = function remoteServerConfig({ workspace, isProduction }) {
  const table = sharedModules({ range: workspace.range });
  return serverConfig({
    workspace,
    isProduction,
    entry,
    generated: { test: entry, source: sourceOf(workspace, table) },
    plugins: [new PublicPathPlugin({ isServer: true })],
    externals: Object.fromEntries(Object.keys(table).map((row) => [row, `commonjs ${row}`])),
  });
};
