const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { EnvironmentPlugin } = require('webpack');
const baseConfig = require('./base-config.cjs');
const developmentServer = require('./development-server.cjs');
const htmlPage = require('./html-page.cjs');
const { remoteAliases } = require('./library-replacements.cjs');
const { federationDefaults, modePlugins, readMode } = require('./mode.cjs');
const PublicPathPlugin = require('./public-path-plugin.cjs');
const ReleaseFilesPlugin = require('./release-files-plugin.cjs');
const remoteServerConfig = require('./server/remote-server-config.cjs');
const { sharedModules } = require('./shared-modules.cjs');
const shopProxy = require('./shop-proxy.cjs');
const { describeRemote, readWorkspace } = require('./workspace.cjs');

/** The script with which msw answers calls in a browser. */
const mockWorker = require.resolve('msw/mockServiceWorker.js');

const standalonePage = ({ dir, name, isServing }) =>
  htmlPage({
    dir,
    filename: 'index.html',
    isServing,
    data: {},
    excludeChunks: [name],
    files: [mockWorker],
  });

/** `remote.json` of a development server, whose files stand beside it. */
const servedRemote = (workspace) => describeRemote(workspace, { client: './', entry: 'remoteEntry.js' });

const releaseFile = (workspace) =>
  new ReleaseFilesPlugin({
    file: 'remote.json',
    describe: (filesOf, chunks) => {
      const ofPages = (extension) =>
        workspace.remote.exposes.map((page) => [page, filesOf(`__federation_expose_${page}`, extension)]);
      return describeRemote(workspace, {
        entry: filesOf(workspace.name)[0],
        preload: Object.fromEntries(ofPages('.js')),
        styles: Object.fromEntries(ofPages('.css').filter(([, files]) => files.length > 0)),
        chunks,
      });
    },
  });

/**
 * A remote: its exposed pages and nothing else, every shared module from the host. Served in development, or built
 * with STANDALONE=1, it also starts alone: then it has its own copies and its own page, and msw answers for the API; served
 * with SHOP=https://shop.example, that shop does.
 */
module.exports = function remoteConfig(dir) {
  const shop = process.env.SHOP?.trim() ?? '';
  return (_env, argv) => {
    const mode = readMode(argv);
    const { isProduction, isServing, isStandalone } = mode;
    const workspace = readWorkspace(dir);
    const { name, port, range, remote } = workspace;
    // What is served holds the marks of React Refresh: its cache is of no use to what is built.
    const how = isServing ? '-served' : isStandalone ? '-standalone' : '';
    const variant = `${isProduction ? 'production' : 'development'}${how}`;
    const config = baseConfig({ workspace, variant, isProduction, isServing });
    const fileOf = Object.fromEntries(remote.exposes.map((page) => [`./${page}`, `./src/pages/${page}.tsx`]));
    const client = {
      ...config,
      entry: isStandalone ? { main: join(dir, 'src/index.ts') } : {},
      output: {
        ...config.output,
        publicPath: 'auto',
        ...(isStandalone && { path: join(dir, 'dist/standalone') }),
      },
      ...(!isStandalone && { resolve: { ...config.resolve, alias: remoteAliases } }),
      plugins: [
        new ModuleFederationPlugin({
          ...federationDefaults,
          name,
          filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: fileOf,
          shared: sharedModules({ range, withFallback: isStandalone }),
          // The order of its analysis differs from build to build; `remote.json` names the scripts of each page.
          manifest: { disableAssetsAnalyze: true },
          experiments: {
            ...(!isStandalone && { externalRuntime: true }),
            optimization: { target: 'web', disableSnapshot: true, disableRemote: !isStandalone },
          },
        }),
        new PublicPathPlugin({ isServer: false }),
        ...modePlugins(mode, name),
        ...(isStandalone
          ? [...standalonePage({ dir, name, isServing }), new EnvironmentPlugin({ SHOP: shop })]
          : [releaseFile(workspace)]),
      ],
      ...(isServing && {
        devServer: developmentServer({
          port,
          proxy: shop ? shopProxy(shop) : [],
          remote: servedRemote(workspace),
        }),
      }),
    };
    // What stands behind a guard only a browser draws: who may see it is known nowhere else.
    const isRendered = !isStandalone && remote.isRendered;
    return isRendered ? [client, remoteServerConfig({ workspace, isProduction })] : client;
  };
};
