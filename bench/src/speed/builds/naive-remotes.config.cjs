const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { brotliCopies } = require('@storefront/remote-kit/webpack/mode.cjs');
const { sharedModules } = require('@storefront/remote-kit/webpack/shared-modules.cjs');
const { benchConfig, outputOf } = require('./common.cjs');

/** A remote as a federation tutorial builds it: with its own runtime and its own fallback copies. */
function remoteConfig(folder) {
  const { workspace, config } = benchConfig({ folder, build: 'naive' });
  const { dir, range, remote } = workspace;
  return {
    ...config,
    entry: {},
    // Beside the files of the host, so that one static server has both.
    output: { ...config.output, path: outputOf('naive/shell/client', remote.name), publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          remote.exposes.map((page) => [`./${page}`, join(dir, `src/pages/${page}.tsx`)]),
        ),
        shared: sharedModules({ range }),
        dts: false,
      }),
      brotliCopies(),
    ],
  };
}

module.exports = () => ['cafe-remote', 'closet-remote', 'admin-remote'].map(remoteConfig);
