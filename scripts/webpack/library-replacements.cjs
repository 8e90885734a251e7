const { join } = require('node:path');
const { root } = require('./workspace.cjs');

const installed = (path) => join(root, 'node_modules', path);
const federation = (path) => installed(`@module-federation/${path}`);
const replacement = (file) => join(__dirname, 'replacements', file);

/**
 * Aliases of production builds. None changes the API of a library (ADR 7); development builds and tests use none.
 * Savings are in brotli, on a first view.
 */
const runtimeAliases = {
  /* 0.6 kB. */
  [federation('error-codes/dist/desc.mjs')]: replacement('error-texts.js'),
  /* 1.4 kB, in host and remote together. */
  [federation('webpack-bundler-runtime/dist/init.js')]: replacement('runtime-start.js'),
  [federation('webpack-bundler-runtime/dist/getSharedFallbackGetter.js')]: replacement('shared-getter.js'),
  /* 0.5 kB. */
  [federation('webpack-bundler-runtime/dist/remotes.js')]: replacement('static-remotes.js'),
};

const remoteAliases = {
  ...runtimeAliases,
  /* 0.6 kB. */
  [federation('webpack-bundler-runtime/dist/installInitialConsumes.js')]: replacement('initial-consumes.js'),
};

const hostAliases = {
  ...runtimeAliases,
  /* Without this, the plugin that hands the runtime to remotes loads a second copy of it as CommonJS. 10 kB. */
  [federation('inject-external-runtime-core-plugin/dist/index.cjs')]: federation(
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
  /* Nothing calls it. 3.7 kB. */
  [installed('axios/lib/adapters/fetch.js')]: replacement('no-fetch-adapter.js'),
  /* The package names its development build for every condition. 1 kB. */
  'react-router$': installed('react-router/dist/production/index.mjs'),
  'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
};

/** For the gateway, in every mode: it makes no calls, so it gets the HTTP client without Node's adapter. */
const serverAliases = { axios$: installed('axios/dist/browser/axios.cjs') };

/** Lets the router shake. 4 kB. */
const routerRule = {
  test: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  use: replacement('mark-router-pure.cjs'),
};

module.exports = { hostAliases, remoteAliases, serverAliases, routerRule };
