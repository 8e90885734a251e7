const { readFileSync } = require('node:fs');

/** Puts files into the output under fixed names: fonts, pictures, the worker of the mocks. */
module.exports = class StaticFilesPlugin {
  /** @param {Record<string, string>} files name in the output → path on disk */
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFilesPlugin', stage }, () => {
        for (const [name, path] of Object.entries(this.files)) {
          compilation.fileDependencies.add(path);
          compilation.emitAsset(name, new RawSource(readFileSync(path)));
        }
      });
    });
  }
};
