const { join } = require('node:path');
const { root } = require('./workspace.cjs');

const packages = join(root, 'node_modules');

/**
 * Aliases of the host's production build, each for what its comment says (brotli). Nothing in the sources knows them.
 */
module.exports = {
  /* Required as CommonJS by the plugin that hands the runtime to the remotes: a second copy of all of it. 10 kB. */
  [join(packages, '@module-federation/inject-external-runtime-core-plugin/dist/index.cjs')]: join(
    packages,
    '@module-federation/inject-external-runtime-core-plugin/dist/index.js',
  ),
  /* Its package exports name the development build for every condition. 1 kB. */
  'react-router$': join(packages, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': join(packages, 'react-router/dist/production/dom-export.mjs'),
  /* An adapter that the shop never uses. 4 kB. */
  [join(packages, 'axios/lib/adapters/fetch.js')]: join(__dirname, 'lean/no-fetch-adapter.js'),
};
