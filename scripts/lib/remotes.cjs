const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The port of a workspace's development server: `config.port` of its package.json. */
const portOf = (dir) => readJson(join(dir, 'package.json')).config.port;

/**
 * The remotes of a checkout: every folder `…-remote` with a `remote.json`, by the ports of their development servers.
 * Nothing else lists them, so that a new one is a new folder.
 *
 * @param {string} root the checkout
 * @returns {{ name: string, folder: string, port: number }[]} `name` as it stands in registry and addresses
 */
function findRemotes(root) {
  return readdirSync(root)
    .filter((folder) => folder.endsWith('-remote') && existsSync(join(root, folder, 'remote.json')))
    .map((folder) => ({
      name: readJson(join(root, folder, 'remote.json')).name,
      folder,
      port: portOf(join(root, folder)),
    }))
    .sort((one, other) => one.port - other.port);
}

module.exports = { findRemotes, portOf };
