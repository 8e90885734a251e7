/**
 * Returns the range of `shared` that the shell must meet for a workspace: `config.shared` of its package.json, or, where
 * `shared` is no file, its dependency.
 *
 * @param {{ config?: { shared?: string }, dependencies: Record<string, string> }} manifest
 */
const sharedRange = ({ config, dependencies }) => config?.shared ?? dependencies['@storefront/shared'];

module.exports = { sharedRange };
