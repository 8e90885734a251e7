const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const baseConfig = require('@storefront/remote-kit/webpack/base-config.cjs');
const { checkRouteTable, checkShellManifest } = require('@storefront/remote-kit/webpack/delivery.cjs');
const developmentServer = require('@storefront/remote-kit/webpack/development-server.cjs');
const htmlPage = require('@storefront/remote-kit/webpack/html-page.cjs');
const { hostAliases, routerRule } = require('./host-replacements.cjs');
const { federationDefaults, modePlugins, readMode } = require('@storefront/remote-kit/webpack/mode.cjs');
const ReleaseFilesPlugin = require('@storefront/remote-kit/webpack/release-files-plugin.cjs');
const { developmentRegistry } = require('./development-registry.cjs');
const hostServerConfig = require('./server/host-server-config.cjs');
const { providedVersions, sharedModules } = require('@storefront/remote-kit/webpack/shared-modules.cjs');
const WorkerPlugin = require('./worker-plugin.cjs');
const { readWorkspace } = require('@storefront/remote-kit/webpack/workspace.cjs');

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** In development, the server that `npm run dev` starts beside it answers calls of the API. */
const ownServer = [
  { context: ['/api', '/media', '/registry.json'], target: api },
  { context: ['/socket.io'], target: api, ws: true },
];

/** What only the page gateway reads of the route table stays out of the script. */
const routesRule = {
  test: /shell[\\/]routes\.json$/,
  type: 'json',
  parser: {
    parse: (text) => JSON.parse(text).map(({ description, firstData, noindex, render, ...route }) => route),
  },
};

const releaseFile = ({ workspace: { name, version, budget }, routes }) =>
  new ReleaseFilesPlugin({
    file: 'shell.json',
    describe: (filesOf, chunks) => {
      const pages = new Set(routes.flatMap(({ page }) => page ?? []));
      const scriptsOf = (page) => filesOf(`page-${page.split('/')[0]}`);
      return checkShellManifest({
        name,
        version,
        main: filesOf('main'),
        provides: providedVersions,
        preload: Object.fromEntries([...pages].map((page) => [page, scriptsOf(page)])),
        chunks,
        budget,
        routes,
      });
    },
  });

/** The host: every shared module in its first script, remotes named at run time by the registry. */
module.exports = function hostConfig(dir) {
  return (_env, argv) => {
    const mode = readMode(argv);
    const { isProduction, isServing } = mode;
    const workspace = readWorkspace(dir);
    const { name, range } = workspace;
    const routes = checkRouteTable(JSON.parse(readFileSync(join(dir, 'routes.json'), 'utf8')), 'routes.json');
    const config = baseConfig({
      workspace,
      variant: isProduction ? 'production' : 'development',
      isProduction,
      isServing,
    });
    const data = { 'storefront-config': {}, 'storefront-registry': isServing ? developmentRegistry() : {} };
    const client = {
      ...config,
      entry: { main: join(dir, 'src/main.tsx') },
      output: { ...config.output, publicPath: '/' },
      resolve: { ...config.resolve, alias: isProduction ? hostAliases : {} },
      module: {
        ...config.module,
        rules: [...config.module.rules, routesRule, ...(isProduction ? [routerRule] : [])],
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federationDefaults,
          name,
          shared: sharedModules({ range, eager: true }),
          runtimePlugins: [join(dir, 'src/remote-host/script-plugin.ts')],
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...htmlPage({
          dir,
          filename: isServing ? 'index.html' : '../index.html',
          isServing,
          ...(isServing && { data }),
          files: [{ from: join(dir, 'public/art'), to: 'art' }, join(dir, 'public/manifest.webmanifest')],
        }),
        ...modePlugins(mode, name),
        ...(isServing
          ? []
          : [
              releaseFile({ workspace, routes }),
              new WorkerPlugin({ entry: join(dir, 'src/offline/worker/worker.ts'), file: 'sw.js' }),
            ]),
      ],
      ...(isServing && { devServer: developmentServer({ port: workspace.port, proxy: ownServer }) }),
    };
    return isServing
      ? client
      : [client, hostServerConfig({ workspace, isProduction, resolve: config.resolve })];
  };
};
