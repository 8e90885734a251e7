const { createHash } = require('node:crypto');

/**
 * Hashes each module by its text alone, without its source map, which holds the checkout's path. The names of chunks
 * follow from these hashes, and from those the short names that the minimizer chooses, so the same sources would give
 * other scripts in another folder.
 */
module.exports = class TextHashPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('TextHashPlugin', (compilation) => {
      compilation.hooks.succeedModule.tap('TextHashPlugin', (module) => {
        const source = module.originalSource();
        if (!source || !module.buildInfo.hash) return;
        const hash = createHash('sha256').update(source.source()).update(JSON.stringify(module.buildMeta));
        module.buildInfo.hash = hash.digest('hex');
      });
    });
  }
};
