const { resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Puts a service worker into the output: one classic script under a fixed name, because a browser knows a worker by its
 * address. It shares no chunk with the page and knows nothing of federation, so it is bundled on its own.
 */
module.exports = class WorkerPlugin {
  /** @param {{ entry: string, file: string }} options */
  constructor({ entry, file }) {
    this.entry = entry;
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const { outputFiles, metafile } = await build({
          entryPoints: [this.entry],
          absWorkingDir: compiler.context,
          bundle: true,
          write: false,
          metafile: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
        });
        for (const input of Object.keys(metafile.inputs))
          compilation.fileDependencies.add(resolve(compiler.context, input));
        compilation.emitAsset(this.file, new RawSource(outputFiles[0].text));
      });
    });
  }
};
