const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('esbuild');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { root } = require('./workspace.cjs');

/** Tokens and base, small enough to stand in the page itself: nothing waits for a style sheet. */
function inlineStyles() {
  const css = ['tokens', 'base'].map((name) =>
    readFileSync(join(root, `shared/src/ui/styles/${name}.css`), 'utf8'),
  );
  return transformSync(css.join('\n'), { loader: 'css', minify: true, target: 'es2022' }).code.trim();
}

/** JSON that may stand inside a script element. */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataBlocks = (blocks) =>
  Object.entries(blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${inScript(value)}</script>`)
    .join('\n');

/**
 * The page of a build, from `public/index.html` of its workspace.
 *
 * @param {object} options
 * @param {string} options.dir the workspace
 * @param {string} options.filename relative to the output
 * @param {boolean} options.isServing adds what React Refresh across builds needs
 * @param {Record<string, unknown>} [options.data] JSON blocks by id, where no gateway writes them
 */
module.exports = function htmlPage({ dir, filename, isServing, data, excludeChunks = [] }) {
  return new HtmlWebpackPlugin({
    template: join(dir, 'public/index.html'),
    filename,
    excludeChunks,
    scriptLoading: 'defer',
    publicPath: '/',
    templateParameters: {
      styles: inlineStyles(),
      isServing,
      blocks: data ? dataBlocks(data) : '<!--storefront:data-->',
    },
    minify: isServing
      ? false
      : { collapseWhitespace: true, removeComments: true, ignoreCustomComments: [/^storefront:/] },
  });
};
