const { versionOf } = require('../lib/home.cjs');

const sharedVersion = versionOf('@storefront/shared');

/**
 * The one table of what host and remotes share at run time; whatever is not listed is compiled into each of them.
 *
 * A row belongs here only if two copies on one page would break something, because it holds state or identity:
 *
 * | module                      | two copies would mean                                                       |
 * |-----------------------------|-----------------------------------------------------------------------------|
 * | react, react/jsx-runtime    | hooks of a remote outside the host's renderer                               |
 * | react-dom                   | portals and flushSync of another renderer                                   |
 * | jotai                       | a second default store: the remote sees no person and no cart               |
 * | styled-components           | a second style sheet: the order of rules is lost                            |
 * | @tanstack/react-query       | no query client in context, nothing cached between pages                    |
 * | @storefront/shared/router   | no router in context (a facade: the whole router is 40 kB brotli larger)    |
 * | @storefront/shared/session  | two answers to "who is signed in"                                           |
 * | @storefront/shared/cart     | two carts                                                                   |
 * | @storefront/shared/events   | events that nobody hears                                                    |
 * | @storefront/shared/api      | two HTTP clients, two origins                                               |
 * | @storefront/shared/toast    | messages that nobody shows                                                  |
 *
 * `jotai/utils` and other subpaths are not shared: they would bring a second `jotai/vanilla`. Modules without state
 * (ui, rules, messages, paths) are compiled in: they shake, and they cannot skew.
 */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  'styled-components',
  '@tanstack/react-query',
];
/** Of `shared`, by the names of their folders; `shared/api.json` records what they offer. */
const oursByName = ['router', 'session', 'cart', 'events', 'api', 'toast'];
const ours = oursByName.map((part) => `@storefront/shared/${part}`);

const packageOf = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** Package name → installed version, of every shared module: what a shell provides to remotes. */
const providedVersions = {
  ...Object.fromEntries(libraries.map((module) => [packageOf(module), versionOf(packageOf(module))])),
  '@storefront/shared': sharedVersion,
};

/**
 * The rows as the federation plugin wants them.
 *
 * @param {object} use
 * @param {string} use.range range of @storefront/shared that the workspace depends on
 * @param {boolean} [use.eager] only in the host: its first script holds the one copy of everything
 * @param {boolean} [use.withFallback] false leaves the copy out of a remote that never starts alone
 */
function sharedModules({ range, eager = false, withFallback = true }) {
  const common = { singleton: true, eager, ...(withFallback ? {} : { import: false }) };
  const rows = libraries.map((module) => {
    const version = providedVersions[packageOf(module)];
    return [module, { ...common, version, requiredVersion: `^${version}`, strictVersion: false }];
  });
  const ownRows = ours.map((module) => [
    module,
    { ...common, version: sharedVersion, requiredVersion: range, strictVersion: true },
  ]);
  return Object.fromEntries([...rows, ...ownRows]);
}

/**
 * Returns the ranges that the shell must meet for a remote that is built here: package name → semver range.
 *
 * @param {string} range range of @storefront/shared in the remote's package.json
 */
const requiredRanges = (range) => ({
  ...Object.fromEntries(Object.entries(providedVersions).map(([name, version]) => [name, `^${version}`])),
  '@storefront/shared': range,
});

module.exports = { oursByName, providedVersions, requiredRanges, sharedModules };
