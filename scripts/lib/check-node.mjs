/** The oldest Node that works (package.json, `engines`). */
var MAJOR = 20;
var MINOR = 19;

/** Says in one line what to do where this Node is too old; nothing newer than Node 12 may be used before this. */
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
