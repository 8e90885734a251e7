import { writeFiles } from './fake-build';

/**
 * The server build of a shell that renders the text of its remote. For tests.
 *
 * @param more text added to its pages
 */
export const shellCode = (more = '') => `
const util = require('node:util');
exports.modules = { react: { word: 'drawn' } };
exports.versions = { react: '19.3.1' };
exports.render = async ({ path, search, firstData, remote, config }) => {
  const page = remote ? await remote.pages.MenuPage({ path, firstData }) : 'shell';
  const names = firstData.map(({ key, data }) => key[0] + ' ' + JSON.stringify(data)).join('; ');
  return {
    html: '<main>' + [path + search, page, names, typeof util.inspect, ${JSON.stringify(more)}].join('|') + '</main>',
    css: '.a{color:red}' + ${JSON.stringify(more)},
    styleAttributes: 'data-styled="true"',
    head: '<link rel="preload" as="image" href="/first.avif">',
  };
};`;

/** The server build of a cafe; \`page\` is the body of its page. For tests. */
export const cafeCode = (
  page = 'return shared.word;',
  requires: Record<string, string> = { react: '^19.0.0' },
) => `
const shared = require('react');
exports.name = 'cafe';
exports.version = '1.0.0';
exports.requires = ${JSON.stringify(requires)};
exports.pages = { MenuPage: ({ path, firstData }) => { ${page} } };`;

/** Writes a server build beside a fake build; null removes it. For tests. */
export const writeServerBuild = (dist: string, code: string) =>
  writeFiles(dist, { 'server/server.cjs': code });
