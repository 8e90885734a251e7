const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./workspace.cjs');

const installed = (path) => join(root, 'node_modules', path);

/** The display type, Latin part; a file name that the tokens name. */
const font = {
  'fonts/eczar-latin.woff2': installed('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'),
};

/** The script that lets msw answer in a browser. */
const mockWorker = { 'mockServiceWorker.js': installed('msw/lib/mockServiceWorker.js') };

/** Files below `public/art`, which pages name by fixed addresses. */
function artOf(dir) {
  const folder = join(dir, 'public/art');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(files.map((file) => [`art/${file}`, join(folder, file)]));
}

module.exports = { font, mockWorker, artOf };
