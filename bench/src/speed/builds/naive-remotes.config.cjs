const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { brotliCopies } = require('../../../../scripts/webpack/mode.cjs');
const { sharedModules } = require('../../../../scripts/webpack/shared-modules.cjs');
const { benchConfig, outputOf } = require('./common.cjs');

/** A remote as a first guide to federation builds it: with its own runtime, and with its own copies to fall back to. */
function remoteConfig(folder) {
  const { workspace, config } = benchConfig({ folder, build: 'naive' });
  const { dir, range, remote } = workspace;
  return {
    ...config,
    entry: {},
    // Beside the files of the host, as one server of files has them.
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
