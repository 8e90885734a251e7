const { join } = require('node:path');
const { hostAliases, routerRule } = require('../../../../scripts/webpack/host-replacements.cjs');
const { benchConfig, hostPlugins, inPlaceOf } = require('./common.cjs');

/** The same pages as one ordinary application: same sources and replacements, one chunk per route, no federation. */
module.exports = () => {
  const { workspace, config } = benchConfig({ folder: 'shell', build: 'spa' });
  const { dir } = workspace;
  const own = inPlaceOf({
    'boot/preload-remote.ts': 'no-preload.ts',
    'remote-host/load-release.ts': 'load-route.ts',
  });
  return {
    ...config,
    entry: { main: join(dir, 'src/main.tsx') },
    output: { ...config.output, publicPath: '/' },
    resolve: { ...config.resolve, alias: { ...hostAliases, ...own } },
    module: { rules: [...config.module.rules, routerRule] },
    plugins: hostPlugins(dir),
  };
};
