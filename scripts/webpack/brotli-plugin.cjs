const { promisify } = require('node:util');
const { brotliCompress, constants } = require('node:zlib');

const compress = promisify(brotliCompress);
const WORTH_IT = 1024;

/** Writes a `.br` beside every script, style sheet and text file that is worth it; the page gateway sends it as it is. */
module.exports = class BrotliPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(js|css|json|svg|txt)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const source = assets[name].buffer();
            if (source.length < WORTH_IT) return;
            const packed = await compress(source, {
              params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
            });
            compilation.emitAsset(`${name}.br`, new RawSource(packed));
          }),
        );
      });
    });
  }
};
