const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The port of a workspace's development server: `config.port` of its package.json. */
const portOf = (dir) => readJson(join(dir, 'package.json')).config.port;

/**
 * Returns the remotes of a checkout: every folder `…-remote` with a `remote.json`, sorted by the port of its
 * development server. There is no other list of remotes.
 *
 * @param {string} root the checkout
 * @returns {{ name: string, folder: string, port: number }[]} `name` as in the registry and addresses
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
