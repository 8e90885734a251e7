const CompressionPlugin = require('compression-webpack-plugin');
const ModuleIdsPlugin = require('./module-ids-plugin.cjs');

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

/** Writes a `.br` beside each text file of 1 kB or more. The page gateway sends it as it is. */
const brotliCopies = () =>
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.(js|css|json|svg|txt)$/,
    threshold: 1024,
    minRatio: 1,
  });

/** The plugins that depend on nothing but how webpack was started. */
function modePlugins({ isProduction, isServing }, name) {
  const plugins = isProduction ? [new ModuleIdsPlugin(), brotliCopies()] : [];
  if (isServing) {
    const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
    plugins.push(new RefreshPlugin({ overlay: false, library: name }));
  }
  return plugins;
}

module.exports = { readMode, federationDefaults, brotliCopies, modePlugins };
