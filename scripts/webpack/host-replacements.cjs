const { join } = require('node:path');
const { folderOf } = require('@storefront/remote-kit/lib/home.cjs');
const { federation, runtimeAliases } = require('@storefront/remote-kit/webpack/library-replacements.cjs');

const installed = (name, path) => join(folderOf(name), path);
const replacement = (file) => join(__dirname, 'replacements', file);

/** As those of remotes: production builds only, and no change of a library's API (ADR 7). */
const hostAliases = {
  ...runtimeAliases,
  /* Without this, the plugin that hands the runtime to remotes loads a second copy of it as CommonJS. 10 kB. */
  [federation('inject-external-runtime-core-plugin/dist/index.cjs')]: federation(
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
  /* Nothing calls it. 3.7 kB. */
  [installed('axios', 'lib/adapters/fetch.js')]: replacement('no-fetch-adapter.js'),
  /* The package names its development build for every condition. 1 kB. */
  'react-router$': installed('react-router', 'dist/production/index.mjs'),
  'react-router/dom$': installed('react-router', 'dist/production/dom-export.mjs'),
};

/** For the gateway, in every mode: it makes no calls, so it gets the HTTP client without Node's adapter. */
const serverAliases = { axios$: installed('axios', 'dist/browser/axios.cjs') };

/** Lets the router shake. 4 kB. */
const routerRule = {
  test: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  use: replacement('mark-router-pure.cjs'),
};

module.exports = { hostAliases, serverAliases, routerRule };
