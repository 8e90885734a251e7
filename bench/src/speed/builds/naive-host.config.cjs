const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { sharedModules } = require('@storefront/remote-kit/webpack/shared-modules.cjs');
const { benchConfig, hostPlugins, inPlaceOf } = require('./common.cjs');

const REMOTES = ['cafe', 'closet', 'admin'];

/**
 * The host as a federation tutorial builds it: remotes named in the build, lazy shared modules behind an asynchronous
 * start, a runtime per part, no replacements and no preloads.
 */
module.exports = () => {
  const { workspace, config } = benchConfig({ folder: 'shell', build: 'naive' });
  const { dir, range } = workspace;
  const own = inPlaceOf({
    'boot/preload-remote.ts': 'no-preload.ts',
    'remote-host/load-release.ts': 'load-named-remote.ts',
  });
  const remotes = REMOTES.map((name) => [name, `${name}@/${name}/remoteEntry.js`]);
  return {
    ...config,
    entry: { main: join(__dirname, 'naive-start.ts') },
    output: { ...config.output, publicPath: '/' },
    resolve: { ...config.resolve, alias: own },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(remotes),
        shared: sharedModules({ range }),
        dts: false,
      }),
      ...hostPlugins(dir),
    ],
  };
};
