const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');
const { checkKit } = require('../lib/check-kit.cjs');
const { readJson } = require('../lib/home.cjs');
const { sharedRange } = require('../lib/manifest.cjs');
const { checkRemoteManifest, checkRemoteSource } = require('./delivery.cjs');
const { requiredRanges } = require('./shared-modules.cjs');

/** What package.json and remote.json of one workspace say. */
function readWorkspace(dir) {
  const manifest = readJson(join(dir, 'package.json'));
  checkKit(manifest);
  const remotePath = join(dir, 'remote.json');
  const remote = existsSync(remotePath) ? checkRemoteSource(readJson(remotePath), 'remote.json') : null;
  return {
    dir,
    name: remote?.name ?? basename(dir),
    version: manifest.version,
    /** Of its development server. */
    port: manifest.config.port,
    /** Range of @storefront/shared that this workspace was written for. */
    range: sharedRange(manifest),
    /** Budget of scripts, kB; of the shell, that of its package.json. */
    budget: remote?.budget ?? manifest.config.budget,
    remote,
  };
}

/** Where a build goes. One for development is for tests: it must not be taken for what is released. */
const distOf = (dir, mode) => join(dir, mode === 'production' ? 'dist' : 'dist/development');

/**
 * Returns the manifest of a remote.
 *
 * @param {ReturnType<typeof readWorkspace>} workspace
 * @param {{ entry: string, client?: string, preload?: Record<string, string[]>, chunks?: string[] }} build its files
 */
const describeRemote = ({ name, version, range, budget, remote }, build) =>
  checkRemoteManifest({
    name,
    version,
    exposes: remote.exposes,
    pages: remote.pages,
    routes: remote.routes,
    origins: remote.origins,
    budget,
    requires: requiredRanges(range),
    ...build,
  });

module.exports = { describeRemote, distOf, readWorkspace };
