/** The oldest Node that works (package.json, `engines`). */
var MAJOR = 20;
var MINOR = 19;

/** Exits with one line of advice if this Node is too old. Code before this call may use Node 12 features only. */
export function checkNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > MAJOR || (parts[0] === MAJOR && parts[1] >= MINOR)) return true;
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      MAJOR +
      '.' +
      MINOR +
      ' or newer (https://nodejs.org) and run the command again.',
  );
  process.exitCode = 1;
  return false;
}
