const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The text of every source below a folder, but for tests and the drawings themselves. */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|icon-paths|DesignSheet|sheet/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/**
 * Loader for the table of icons: leaves out those that neither this build's workspace nor the ui kit names. An icon's
 * name is a literal type, so one that is used stands somewhere as a quoted word.
 */
module.exports = function usedIcons(source) {
  const { folders } = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  const text = folders.map(sourcesBelow).join('\n');
  const isUsed = (name) => text.includes(`'${name}'`) || text.includes(`"${name}"`);
  return source.replace(/^ {2}(\w+):\s*'[^']*',$/gm, (row, name) => (isUsed(name) ? row : ''));
};
