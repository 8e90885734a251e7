const { join } = require('node:path');
const baseConfig = require('../base-config.cjs');
const { sourceMaps } = require('../mode.cjs');
const { distOf } = require('../workspace.cjs');

/**
 * The build of a part for the gateway, beside the one for browsers: `dist/server/server.cjs`, one CommonJS module.
 *
 * Parts that come in scripts of their own in a browser stay out: a server draws only what a page shows at once, and
 * would never ask for them. One that it did ask for throws, and the visitor gets the page that the browser draws.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('../workspace.cjs').readWorkspace>} options.workspace
 * @param {boolean} options.isProduction
 * @param {string} options.entry path of the module whose exports are the build's
 * @param {{ test: string, source: string }} options.generated a module, by its path, and what takes its place
 * @param {object[]} [options.plugins]
 */
module.exports = function serverConfig({ workspace, isProduction, entry, generated, plugins = [], ...rest }) {
  const variant = `${isProduction ? 'production' : 'development'}-server`;
  const config = baseConfig({ workspace, variant, isProduction, isServing: false, isServer: true });
  const generate = {
    test: generated.test,
    enforce: 'post',
    type: 'javascript/auto',
    use: { loader: join(__dirname, 'generated-module.cjs'), options: { source: generated.source } },
  };
  return {
    ...config,
    name: `${config.name} server`,
    target: 'node20',
    devtool: false,
    plugins: isProduction ? [...plugins, sourceMaps()] : plugins,
    entry,
    output: {
      path: join(distOf(workspace.dir, config.mode), 'server'),
      clean: true,
      filename: 'server.cjs',
      uniqueName: config.output.uniqueName,
      library: { type: 'commonjs2' },
      publicPath: '/',
    },
    module: {
      ...config.module,
      rules: [...config.module.rules, generate],
      parser: { ...config.module.parser, javascript: { dynamicImportMode: 'weak' } },
    },
    // Read by people in stack traces, never sent: what makes a script small would only take time.
    optimization: {
      moduleIds: config.optimization.moduleIds,
      minimize: false,
      concatenateModules: false,
      splitChunks: false,
    },
    ...rest,
  };
};
