const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const baseConfig = require('@storefront/remote-kit/webpack/base-config.cjs');
const htmlPage = require('@storefront/remote-kit/webpack/html-page.cjs');
const { brotliCopies } = require('@storefront/remote-kit/webpack/mode.cjs');
const { home: root } = require('@storefront/remote-kit/lib/home.cjs');
const { readWorkspace } = require('@storefront/remote-kit/webpack/workspace.cjs');

/** Folder of the builds for the bench. */
const outputOf = (...parts) => join(root, '.cache/bench/builds', ...parts);

/** Replaces a module of the shell by one of the bench. Fails the build if the module no longer exists. */
function inPlaceOf(modules) {
  const pairs = Object.entries(modules).map(([original, own]) => {
    const path = join(root, 'shell/src', original);
    readFileSync(path);
    return [path, join(__dirname, own)];
  });
  return Object.fromEntries(pairs);
}

/** The data that the gateway writes into pages, with empty releases of the remotes. */
const emptyRelease = { entry: '', version: '0.0.0', exposes: [] };
const data = {
  'storefront-config': { apiOrigin: '', ownServer: true, otpEcho: false },
  'storefront-registry': {
    shell: null,
    remotes: Object.fromEntries(['cafe', 'closet', 'admin'].map((name) => [name, emptyRelease])),
  },
};

/** Returns the production configuration of one workspace with an output folder of the bench. */
function benchConfig({ folder, build }) {
  const workspace = readWorkspace(join(root, folder));
  const name = `bench_${build}_${workspace.name}`;
  const config = baseConfig({
    workspace: { ...workspace, name },
    variant: name,
    isProduction: true,
    isServing: false,
  });
  return {
    workspace,
    config: { ...config, output: { ...config.output, path: outputOf(build, workspace.name, 'client') } },
  };
}

/** Returns the HTML page of a host without a gateway. */
const hostPlugins = (dir) => [
  ...htmlPage({
    dir,
    filename: '../index.html',
    isServing: false,
    data,
    files: [{ from: join(dir, 'public/art'), to: 'art' }],
  }),
  brotliCopies(),
];

module.exports = { benchConfig, hostPlugins, inPlaceOf, outputOf };
