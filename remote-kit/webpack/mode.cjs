const { isAbsolute, relative, sep } = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const { SourceMapDevToolPlugin } = require('webpack');
const ModuleIdsPlugin = require('./module-ids-plugin.cjs');
const TextHashPlugin = require('./text-hash-plugin.cjs');
const { home } = require('../lib/home.cjs');

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

/**
 * Names a module as its file below the repository, so that a map says nothing of the machine that made it. The name of
 * federation's runtime holds a hash of the checkout's path.
 */
function sourceName({ absoluteResourcePath: path }) {
  const name = isAbsolute(path) ? relative(home, path).split(sep).join('/') : path;
  return name.replace(/(\.federation\/entry)\.[0-9a-f]+(?=\.js)/, '$1');
}

/**
 * The maps of a production build, in `dist/maps`: beside `client/`, so that nobody serves them. They hold positions and
 * names, no source text (C321). They take a tenth of the time of a build.
 */
const sourceMaps = () =>
  new SourceMapDevToolPlugin({
    filename: '../maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: sourceName,
    fallbackModuleFilenameTemplate: sourceName,
  });

/** Removes the name of the script from each map: it holds a hash that webpack replaces later, and differs by folder. */
const namelessMaps = {
  apply({ hooks, webpack: { Compilation, sources } }) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
    hooks.compilation.tap('NamelessMaps', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'NamelessMaps', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((asset) => asset.endsWith('.map')))
          compilation.updateAsset(name, (map) => {
            const { file: _, ...rest } = JSON.parse(map.source());
            return new sources.RawSource(JSON.stringify(rest));
          });
      });
    });
  },
};

/** The plugins that depend on nothing but how webpack was started. */
function modePlugins({ isProduction, isServing, isStandalone }, name) {
  const plugins = isProduction ? [new ModuleIdsPlugin(), new TextHashPlugin(), brotliCopies()] : [];
  // A remote that starts alone is for development.
  if (isProduction && !isStandalone) plugins.push(sourceMaps(), namelessMaps);
  if (isServing) {
    const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
    plugins.push(new RefreshPlugin({ overlay: false, library: name }));
  }
  return plugins;
}

module.exports = { readMode, federationDefaults, brotliCopies, modePlugins, sourceMaps };
