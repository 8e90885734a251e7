const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const baseConfig = require('./base-config.cjs');
const BrotliPlugin = require('./brotli-plugin.cjs');
const developmentServer = require('./development-server.cjs');
const htmlPage = require('./html-page.cjs');
const { hostRules, iconRule, leanHost, leanRemote } = require('./lean-modules.cjs');
const ReleaseFilesPlugin = require('./release-files-plugin.cjs');
const { sharedModules } = require('./shared-modules.cjs');
const StaticFilesPlugin = require('./static-files-plugin.cjs');
const { developmentRegistry, readWorkspace, root, sharedVersion } = require('./workspace.cjs');

const font = {
  'fonts/eczar-latin.woff2': join(
    root,
    'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  ),
};
const mockWorker = { 'mockServiceWorker.js': join(root, 'node_modules/msw/lib/mockServiceWorker.js') };

/** Files below `public/art`, which pages name by fixed addresses. */
function artOf(dir) {
  const folder = join(dir, 'public/art');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(files.map((file) => [`art/${file}`, join(folder, file)]));
}

function reactRefresh(name) {
  const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return new RefreshPlugin({ overlay: false, library: name });
}

const federationDefaults = {
  remotes: {},
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
};

/** How webpack was started. */
const readMode = (_env, argv) => ({
  isProduction: argv.mode === 'production',
  isServing: process.env.WEBPACK_SERVE === 'true',
});

/** The host: every shared module in its first script, remotes named at run time by the registry. */
function makeHostConfig(dir) {
  return (env, argv) => {
    const { isProduction, isServing } = readMode(env, argv);
    const workspace = readWorkspace(dir);
    const { name, version, range } = workspace;
    const routes = JSON.parse(readFileSync(join(dir, 'routes.json'), 'utf8'));
    const config = baseConfig({
      workspace,
      variant: isProduction ? 'production' : 'development',
      isProduction,
      isServing,
    });
    const data = { 'storefront-config': {}, 'storefront-registry': isServing ? developmentRegistry() : {} };
    return {
      ...config,
      entry: { main: join(dir, 'src/main.tsx') },
      output: { ...config.output, publicPath: '/' },
      ...(isProduction && {
        resolve: { ...config.resolve, alias: leanHost },
        module: { rules: [...config.module.rules, ...hostRules, iconRule(dir)] },
      }),
      plugins: [
        new ModuleFederationPlugin({
          ...federationDefaults,
          name,
          shared: sharedModules({ range, eager: true }),
          runtimePlugins: [join(dir, 'src/remotes/script-plugin.ts')],
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        htmlPage({
          dir,
          filename: isServing ? 'index.html' : '../index.html',
          isServing,
          ...(isServing && { data }),
        }),
        new StaticFilesPlugin({ ...font, ...artOf(dir) }),
        ...(isServing ? [reactRefresh(name)] : []),
        ...(isProduction ? [new BrotliPlugin()] : []),
        ...(isServing
          ? []
          : [
              new ReleaseFilesPlugin({
                file: 'shell.json',
                describe: (filesOf) => ({
                  name,
                  version,
                  main: filesOf('main'),
                  shared: sharedVersion,
                  preload: Object.fromEntries(
                    [...new Set(routes.map((route) => route.page).filter(Boolean))].map((page) => [
                      page,
                      filesOf(`page-${page.split('/')[0]}`),
                    ]),
                  ),
                  routes,
                }),
              }),
            ]),
      ],
      ...(isServing && { devServer: developmentServer({ name, withApi: true }) }),
    };
  };
}

/**
 * A remote: its exposed pages and nothing else, every shared module from the host. Served in development, or built
 * with STANDALONE=1, it also starts alone: then it has its own copies, its own page, and msw answers for the API.
 */
function makeRemoteConfig(dir) {
  return (env, argv) => {
    const { isProduction, isServing } = readMode(env, argv);
    const isStandalone = isServing || process.env.STANDALONE === '1';
    const workspace = readWorkspace(dir);
    const { name, version, range, remote } = workspace;
    const variant = `${isProduction ? 'production' : 'development'}${isStandalone ? '-standalone' : ''}`;
    const config = baseConfig({ workspace, variant, isProduction, isServing });
    const fileOf = Object.fromEntries(remote.exposes.map((page) => [`./${page}`, `./src/pages/${page}.tsx`]));
    return {
      ...config,
      entry: isStandalone ? { main: join(dir, 'src/index.ts') } : {},
      output: {
        ...config.output,
        publicPath: 'auto',
        ...(isStandalone && { path: join(dir, 'dist/standalone') }),
      },
      ...(!isStandalone && {
        resolve: { ...config.resolve, alias: leanRemote },
        module: { rules: [...config.module.rules, iconRule(dir)] },
      }),
      plugins: [
        new ModuleFederationPlugin({
          ...federationDefaults,
          name,
          filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: fileOf,
          shared: sharedModules({ range, withFallback: isStandalone }),
          manifest: true,
          experiments: {
            ...(!isStandalone && { externalRuntime: true }),
            optimization: { target: 'web', disableSnapshot: true, disableRemote: !isStandalone },
          },
        }),
        ...(isStandalone
          ? [
              htmlPage({ dir, filename: 'index.html', isServing, data: {}, excludeChunks: [name] }),
              new StaticFilesPlugin({ ...font, ...mockWorker }),
            ]
          : []),
        ...(isServing ? [reactRefresh(name)] : []),
        ...(isProduction ? [new BrotliPlugin()] : []),
        ...(isStandalone
          ? []
          : [
              new ReleaseFilesPlugin({
                file: 'remote.json',
                describe: (filesOf) => ({
                  ...remote,
                  version,
                  entry: filesOf(name)[0],
                  requires: { '@storefront/shared': range },
                  preload: Object.fromEntries(
                    remote.exposes.map((page) => [page, filesOf(`__federation_expose_${page}`)]),
                  ),
                }),
              }),
            ]),
      ],
      ...(isServing && { devServer: developmentServer({ name, withApi: false }) }),
    };
  };
}

module.exports = { makeHostConfig, makeRemoteConfig };
