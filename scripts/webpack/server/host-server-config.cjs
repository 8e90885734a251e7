const { join } = require('node:path');
const { hostAliases, serverAliases } = require('../host-replacements.cjs');
const { sharedModules } = require('@storefront/remote-kit/webpack/shared-modules.cjs');
const serverConfig = require('@storefront/remote-kit/webpack/server/server-config.cjs');

/** What stands in the place of `shell/src/ssr-entry/host-modules.ts`: every row of the table with its version. */
function sourceOf(table) {
  const rows = Object.entries(table);
  const imports = rows.map(([row], index) => `import * as m${index} from '${row}';`);
  const modules = rows.map(([row], index) => `'${row}': m${index}`);
  const versions = Object.fromEntries(rows.map(([row, { version }]) => [row, version]));
  return [
    ...imports,
    `export const modules = { ${modules.join(', ')} };`,
    `export const versions = ${JSON.stringify(versions)};`,
  ].join('\n');
}

/** The host for the gateway: the one copy of every shared module, and what renders a page with them. */
module.exports = function hostServerConfig({ workspace, isProduction, resolve }) {
  const { dir, range } = workspace;
  return serverConfig({
    workspace,
    isProduction,
    entry: join(dir, 'src/ssr-entry/server.ts'),
    generated: {
      test: join(dir, 'src/ssr-entry/host-modules.ts'),
      source: sourceOf(sharedModules({ range, eager: true })),
    },
    resolve: { ...resolve, alias: { ...(isProduction && hostAliases), ...serverAliases } },
  });
};
