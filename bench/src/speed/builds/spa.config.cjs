const { join } = require('node:path');
const { hostRules, iconRule, leanHost } = require('../../../../scripts/webpack/lean-modules.cjs');
const { root } = require('../../../../scripts/webpack/workspace.cjs');
const { benchConfig, hostPlugins, inPlaceOf } = require('./common.cjs');

/** Icons that host and remotes draw. */
function allIcons(dir) {
  const rule = iconRule(dir);
  const remotes = ['cafe', 'closet', 'admin'].map((name) => join(root, `${name}-remote/src`));
  rule.use.options.folders.push(...remotes);
  return rule;
}

/**
 * The same pages as one ordinary application: the same sources, libraries cut the same way, a script for each route,
 * and no federation.
 */
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
    resolve: { ...config.resolve, alias: { ...leanHost, ...own } },
    module: { rules: [...config.module.rules, ...hostRules, allIcons(dir)] },
    plugins: hostPlugins(dir),
  };
};
