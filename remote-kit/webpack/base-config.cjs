const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { home, kit, versionOf } = require('../lib/home.cjs');
const { distOf } = require('./workspace.cjs');

/** webpack's cache under another version of a tool gives wrong results, so their versions are part of its key. */
const tools = [
  'webpack',
  '@module-federation/enhanced',
  'ts-loader',
  'typescript',
  'swc-loader',
  '@swc/plugin-styled-components',
  'minimizer-webpack-plugin',
  '@swc/core',
  'html-webpack-plugin',
  'esbuild',
];
const toolVersions = () => tools.map((name) => `${name}@${versionOf(name)}`).join(' ');

/** What this folder says about builds; a change of it makes every cache worthless. */
function ownHash() {
  const hash = createHash('sha1');
  for (const folder of ['.', 'replacements', 'server'].map((name) => join(__dirname, name)))
    for (const file of readdirSync(folder, { withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(folder, file.name)));
  return hash.digest('hex').slice(0, 10);
}

/**
 * ts-loader removes the types of what is built; `npm run verify` checks them. In development swc removes them too, which takes
 * a third from a start with an empty cache.
 */
const typescript = {
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    // Outside of the checkout, `shared` is an installed package. It comes as its sources (C358).
    allowTsInNodeModules: true,
    configFile: join(kit, 'tsconfig.json'),
    compilerOptions: { noEmit: false, sourceMap: true, jsx: 'preserve' },
  },
};

/** styled-components' plugin names each component after its source, so the builds for server and browser agree. */
const jsxAndStyles = ({ isProduction, isServing }) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: isServing ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic', development: false, refresh: isServing } },
      experimental: {
        cacheRoot: join(home, '.cache/swc'),
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { displayName: !isProduction, transpileTemplateLiterals: false, pure: true },
          ],
        ],
      },
    },
  },
});

/** Loaders run from the last to the first. */
const typescriptRule = (options) => ({
  test: /\.tsx?$/,
  exclude: /node_modules[\\/](?!@storefront[\\/]shared[\\/])/,
  use: options.isServing ? [jsxAndStyles(options)] : [jsxAndStyles(options), typescript],
});

/** A library's style sheet comes as text: the page's policy takes style elements by hash, styled-components needs none. */
const libraryStyles = { test: /node_modules[\\/].*\.css$/, type: 'asset/source' };

/** Pictures and fonts are files of the release; an import gives the address. The server build has the same addresses, no files. */
const files = (isServer) => ({
  test: /\.(png|jpe?g|gif|webp|avif|svg|woff2?)$/i,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:10][ext]', emit: !isServer },
});

/**
 * `import styles from './room.module.css'` gives its classes. Their names hold a hash of part, file and class, so that no
 * other part has them, and server and browser agree.
 */
const styleClasses = {
  parser: { namedExports: false },
  generator: { localIdentName: '[local]-[fullhash]' },
};

/**
 * Leaves text that a script holds, such as a library's style sheet, as it is. webpack 5.110 offers it to the minimizers after
 * it has cached the script without their answer, so a second build would have other bytes than the first.
 */
const keepEmbedded = {
  apply({ hooks }) {
    const register = (tap) => ({ ...tap, type: 'sync', fn: (source) => source });
    hooks.compilation.tap('KeepEmbedded', (compilation) =>
      compilation.hooks.renderEmbeddedSource.intercept({ register }),
    );
  },
};

/** Returns what host and remotes have in common: loaders, hashed names, and a cache for each build. */
module.exports = function baseConfig({ workspace, variant, isProduction, isServing, isServer = false }) {
  const { dir, name } = workspace;
  const mode = isProduction ? 'production' : 'development';
  const hash = isProduction ? '.[contenthash:10]' : '';
  return {
    name,
    context: dir,
    mode,
    target: ['web', 'es2022'],
    // Of a production build: mode.cjs. Without eval, so that a development server can stand in for a remote of a shop whose
    // policy forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: join(distOf(dir, mode), 'client'),
      clean: true,
      uniqueName: `storefront_${name}`,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      crossOriginLoading: 'anonymous',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(home, '.cache/webpack', name),
      name: variant,
      version: `${ownHash()} ${toolVersions()}`,
      buildDependencies: { config: [join(dir, 'webpack.config.cjs')] },
    },
    // An installed `shared` may change without its version, which covers the exports of shared modules only (ADR 11).
    snapshot: { managedPaths: [/^(.+?[\\/]node_modules[\\/])(?!@storefront[\\/])/] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [typescriptRule({ isProduction, isServing }), libraryStyles, files(isServer)],
      parser: { 'css/auto': styleClasses.parser },
      generator: { 'css/auto': styleClasses.generator },
    },
    // webpack's own style sheets (C330); by itself it leaves them out, because of the rule above.
    experiments: { css: true },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { ecma: 2022, passes: 8, keep_fargs: false, hoist_props: true } },
          extractComments: false,
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
        keepEmbedded,
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};
