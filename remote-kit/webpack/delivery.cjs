const { register } = require('tsx/cjs/api');

// Node 20 cannot load TypeScript by itself. webpack follows these files as dependencies of its cache.
const unregister = register();
const { remoteManifest, remoteSource } = require('@storefront/shared/delivery/remote-manifest');
const { missingFiles, sourceProblems } = require('@storefront/shared/delivery/remote-problems');
const { shellManifest } = require('@storefront/shared/delivery/shell-manifest');
const { routeTable } = require('@storefront/shared/delivery/route-table');
const { addRemoteRoutes } = require('@storefront/shared/delivery/remote-routes');
const { pageRegistry } = require('@storefront/shared/delivery/page-registry');
unregister();

/** Returns a value that fits its schema of `shared/src/delivery`. Throws an error with the fields at fault. */
function check(schema, value, file) {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}

module.exports = {
  addRemoteRoutes,
  missingFiles,
  sourceProblems,
  checkRemoteSource: (value, file) => check(remoteSource, value, file),
  checkRemoteManifest: (value) => check(remoteManifest, value, 'dist/remote.json'),
  checkShellManifest: (value) => check(shellManifest, value, 'dist/shell.json'),
  checkRouteTable: (value, file) => check(routeTable, value, file),
  checkPageRegistry: (value) => check(pageRegistry, value, 'the registry of development'),
};
