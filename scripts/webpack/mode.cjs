const BrotliPlugin = require('./brotli-plugin.cjs');

/** How webpack was started. */
function readMode(argv) {
  const isServing = process.env.WEBPACK_SERVE === 'true';
  return {
    isProduction: argv.mode === 'production',
    isServing,
    /** A remote that can start in a page of its own. */
    isStandalone: isServing || process.env.STANDALONE === '1',
  };
}

/** What host and remotes say alike to the federation plugin. */
const federationDefaults = { remotes: {}, shareStrategy: 'loaded-first', dts: false, dev: false };

/** The plugins that depend on nothing but how webpack was started. */
function modePlugins({ isProduction, isServing }, name) {
  const plugins = isProduction ? [new BrotliPlugin()] : [];
  if (isServing) {
    const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
    plugins.push(new RefreshPlugin({ overlay: false, library: name }));
  }
  return plugins;
}

module.exports = { readMode, federationDefaults, modePlugins };
