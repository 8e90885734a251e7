const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const schemasOf = (name) =>
  requireTypeScript(join(__dirname, '../../shared/src/delivery', `${name}.ts`), __filename);
const { remoteManifest, remoteSource } = schemasOf('remote-manifest');
const { shellManifest } = schemasOf('shell-manifest');
const { routeTable } = schemasOf('route-table');
const { pageRegistry } = schemasOf('page-registry');
const { prettifyError } = requireTypeScript('zod', join(__dirname, '../../shared/package.json'));

/** Returns a value that fits its schema of `shared/src/delivery`. Throws an error with the fields at fault. */
function check(schema, value, file) {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${file}: ${prettifyError(error)}`);
  return data;
}

module.exports = {
  checkRemoteSource: (value, file) => check(remoteSource, value, file),
  checkRemoteManifest: (value) => check(remoteManifest, value, 'dist/remote.json'),
  checkShellManifest: (value) => check(shellManifest, value, 'dist/shell.json'),
  checkRouteTable: (value, file) => check(routeTable, value, file),
  checkPageRegistry: (value) => check(pageRegistry, value, 'the registry of development'),
};
