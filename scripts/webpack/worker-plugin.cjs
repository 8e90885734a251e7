const { resolve } = require('node:path');
const { build } = require('esbuild');

/**
 * Adds a service worker to the output: one classic script under a fixed name, because a browser identifies a worker by
 * its address. It shares no chunk with the page and uses no federation, so esbuild bundles it by itself.
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
          // Workbox checks its arguments and logs in every other build.
          define: { 'process.env.NODE_ENV': '"production"' },
        });
        for (const input of Object.keys(metafile.inputs))
          compilation.fileDependencies.add(resolve(compiler.context, input));
        compilation.emitAsset(this.file, new RawSource(outputFiles[0].text));
      });
    });
  }
};
