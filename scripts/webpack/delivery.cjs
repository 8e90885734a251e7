const { register } = require('tsx/cjs/api');

// Node 20 cannot load TypeScript by itself. webpack follows these files as dependencies of its cache.
const unregister = register();
const { remoteManifest, remoteSource } = require('../../shared/src/delivery/remote-manifest.ts');
const { shellManifest } = require('../../shared/src/delivery/shell-manifest.ts');
const { routeTable } = require('../../shared/src/delivery/route-table.ts');
const { addRemoteRoutes } = require('../../shared/src/delivery/remote-routes.ts');
const { pageRegistry } = require('../../shared/src/delivery/page-registry.ts');
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
  checkRemoteSource: (value, file) => check(remoteSource, value, file),
  checkRemoteManifest: (value) => check(remoteManifest, value, 'dist/remote.json'),
  checkShellManifest: (value) => check(shellManifest, value, 'dist/shell.json'),
  checkRouteTable: (value, file) => check(routeTable, value, file),
  checkPageRegistry: (value) => check(pageRegistry, value, 'the registry of development'),
};
