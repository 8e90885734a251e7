const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const baseConfig = require('../../../../scripts/webpack/base-config.cjs');
const htmlPage = require('../../../../scripts/webpack/html-page.cjs');
const { brotliCopies } = require('../../../../scripts/webpack/mode.cjs');
const { readWorkspace, root } = require('../../../../scripts/webpack/workspace.cjs');

/** Where what is built for the bench alone lies. */
const outputOf = (...parts) => join(root, '.cache/bench/builds', ...parts);

/** Puts a module of the bench in the place of one of the shell; a module that is not there any more fails the build. */
function inPlaceOf(modules) {
  const pairs = Object.entries(modules).map(([original, own]) => {
    const path = join(root, 'shell/src', original);
    readFileSync(path);
    return [path, join(__dirname, own)];
  });
  return Object.fromEntries(pairs);
}

/** What the shell's pages expect of the server that writes them; releases of remotes that nobody asks for. */
const emptyRelease = { entry: '', version: '0.0.0', exposes: [], requires: {} };
const data = {
  'storefront-config': { apiOrigin: '', ownServer: true, otpEcho: false },
  'storefront-registry': Object.fromEntries(['cafe', 'closet', 'admin'].map((name) => [name, emptyRelease])),
};

/** A production build of one workspace, as the shop's own, into a folder of the bench. */
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

/** The page of a host that no server fills. */
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
