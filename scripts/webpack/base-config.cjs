const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const stableStyleIds = require('./stable-style-ids.cjs');
const { root } = require('./workspace.cjs');

/** webpack's cache under another version of a tool gives wrong results, so their versions are part of its key. */
const tools = [
  'webpack',
  '@module-federation/enhanced',
  'ts-loader',
  'typescript',
  'minimizer-webpack-plugin',
  '@swc/core',
  'react-refresh-typescript',
  'html-webpack-plugin',
];
const toolVersions = () =>
  tools
    .map((name) => `${name}@${require(join(root, 'node_modules', name, 'package.json')).version}`)
    .join(' ');

const ownFiles = readdirSync(__dirname)
  .filter((file) => file.endsWith('.cjs'))
  .map((file) => join(__dirname, file));

function typescriptRule({ isServing }) {
  const before = [stableStyleIds(root)];
  if (isServing) before.push(require('react-refresh-typescript').default());
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        configFile: join(root, 'tsconfig.base.json'),
        compilerOptions: { noEmit: false, sourceMap: true },
        getCustomTransformers: () => ({ before }),
      },
    },
  };
}

/** What host and remotes have in common: TypeScript in, hashed scripts out, a cache of their own. */
module.exports = function baseConfig({ workspace, variant, isProduction, isServing }) {
  const { dir, name } = workspace;
  const hash = isProduction ? '.[contenthash:10]' : '';
  return {
    name,
    context: dir,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction
      ? process.env.SOURCE_MAPS === '1' && 'hidden-source-map'
      : 'eval-cheap-module-source-map',
    output: {
      path: join(dir, 'dist/client'),
      clean: true,
      uniqueName: `storefront_${name}`,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      crossOriginLoading: 'anonymous',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack', name),
      name: variant,
      version: toolVersions(),
      buildDependencies: { config: [...ownFiles, join(dir, 'webpack.config.cjs')] },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule({ isServing })] },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};
