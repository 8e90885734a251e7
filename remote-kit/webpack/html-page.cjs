const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('esbuild');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { folderOf } = require('../lib/home.cjs');

/** The Latin part of the display type, under the name that the tokens use. */
const font = {
  from: join(folderOf('@fontsource-variable/eczar'), 'files/eczar-latin-wght-normal.woff2'),
  to: 'fonts/eczar-latin.woff2',
};

const DATA = '<!--storefront:data-->';

/** Tokens and base, small enough to stand in the page itself: nothing waits for a style sheet. */
function inlineStyles() {
  const css = ['tokens', 'base'].map((name) =>
    readFileSync(join(folderOf('@storefront/shared'), `src/ui/styles/${name}.css`), 'utf8'),
  );
  const { code } = transformSync(css.join('\n'), { loader: 'css', minify: true, target: 'es2022' });
  return `<style>${code.trim()}</style>`;
}

/** A script small enough to stand in the page; nothing where there is none. */
function inlineScript(path) {
  if (!existsSync(path)) return '';
  const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, target: 'es2022' });
  return `<script>${code.trim()}</script>`;
}

/** A JSON block that no text inside can close. */
const jsonBlock = ([id, value]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The page of a build, from `public/index.html` of its workspace: styles, and the scripts `kept-overrides.js`, `first-theme.js`
 * and `event-replay.js` of `public` where there are such, take the place of `<!--build:head-->`. What the page gateway fills
 * stays marked.
 *
 * @param {object} options
 * @param {string} options.dir the workspace
 * @param {string} options.filename relative to the output
 * @param {boolean} options.isServing adds what React Refresh across builds needs
 * @param {Record<string, unknown>} [options.data] JSON blocks by id, where no gateway writes them
 * @param {string[]} [options.excludeChunks]
 * @param {import('copy-webpack-plugin').Pattern[]} [options.files] files with fixed names to copy into the output
 */
module.exports = function htmlPage({ dir, filename, isServing, data, excludeChunks = [], files = [] }) {
  const head = [
    inlineStyles(),
    inlineScript(join(dir, 'public/kept-overrides.js')),
    inlineScript(join(dir, 'public/first-theme.js')),
    inlineScript(join(dir, 'public/event-replay.js')),
    isServing ? inlineScript(join(__dirname, 'refresh-hook.js')) : '',
  ].join('');
  const blocks = data ? Object.entries(data).map(jsonBlock).join('') : DATA;
  const page = new HtmlWebpackPlugin({
    templateContent: readFileSync(join(dir, 'public/index.html'), 'utf8')
      .replace('<!--build:head-->', () => head)
      .replace(DATA, () => blocks),
    filename,
    excludeChunks,
    scriptLoading: 'defer',
    publicPath: '/',
    minify: isServing
      ? false
      : { collapseWhitespace: true, removeComments: true, ignoreCustomComments: [/^storefront:/] },
  });
  return [page, new CopyPlugin({ patterns: [font, ...files] })];
};
