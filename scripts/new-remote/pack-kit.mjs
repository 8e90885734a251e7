import { npmOutput } from '../lib/npm.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * A packed package.
 *
 * @typedef {{ name: string, version: string, file: string }} Packed `file`: its name in the folder
 */

/**
 * Packs what a remote outside of the checkout installs, with `npm pack`.
 *
 * @param {string} folder that gets the packed files; it exists
 * @param {string} [shared] the package `shared`, where it is not that of the checkout
 * @returns {Promise<{ shared: Packed, kit: Packed }>}
 */
export async function packKit(folder, shared = inRoot('shared')) {
  const args = ['pack', shared, inRoot('remote-kit'), '--pack-destination', folder, '--json'];
  const packed = Object.values(JSON.parse(await npmOutput(args)));
  const find = (wanted) => {
    const { name, version, filename } = packed.find((one) => one.name === wanted);
    return { name, version, file: filename };
  };
  return { shared: find('@storefront/shared'), kit: find('@storefront/remote-kit') };
}
