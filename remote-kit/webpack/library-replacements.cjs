const { join } = require('node:path');
const { folderOf } = require('../lib/home.cjs');

/** Returns a file of one of federation's packages, `error-codes/dist/desc.mjs`. */
function federation(path) {
  const [name, ...rest] = path.split('/');
  return join(folderOf(`@module-federation/${name}`), ...rest);
}
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

module.exports = { federation, remoteAliases, runtimeAliases };
