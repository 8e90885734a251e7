const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const isOf = (extension) => (file) => file.endsWith(extension) && !file.includes('hot-update');
const isScript = isOf('.js');

/**
 * Writes the manifest of a build beside its files. Release command and page gateway read this layout:
 *
 *   <workspace>/dist/client/**     everything that browsers may fetch; hashed names, a `.br` beside each script
 *   <workspace>/dist/server/server.cjs   the same pages for the render worker, never sent to browsers; optional
 *   <workspace>/dist/maps/**       source maps of both, never sent to browsers
 *   <workspace>/dist/remote.json   a remote (`shared/src/delivery/remote-manifest.ts`)
 *   shell/dist/shell.json          the host (`shared/src/delivery/shell-manifest.ts`)
 *   shell/dist/index.html          the host's page, with `<!--storefront:head-->` and `<!--storefront:data-->`
 */
module.exports = class ReleaseFilesPlugin {
  /**
   * @param {object} options
   * @param {string} options.file name of the file, beside `client/`
   * @param {(filesOf: (group: string, extension?: '.css') => string[], chunks: string[]) => object} options.describe
   *   what it holds; `filesOf` returns the scripts of a chunk group, or its style sheets; `chunks`: every script
   */
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleaseFilesPlugin', (compilation) => {
      const filesOf = (name, extension = '.js') => {
        const group = compilation.namedChunkGroups.get(name);
        if (!group) throw new Error(`The build has no chunk named "${name}".`);
        return group.getFiles().filter(isOf(extension));
      };
      const chunks = [...compilation.chunks].flatMap(({ files }) => [...files]).filter(isScript);
      const folder = join(compiler.outputPath, '..');
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, this.file),
        `${JSON.stringify(this.describe(filesOf, [...new Set(chunks)].sort()), null, 2)}\n`,
      );
    });
  }
};
