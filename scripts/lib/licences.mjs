import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { placesOf } from './lockfile.mjs';
import { inRoot } from './paths.mjs';

/** Licences that ask for no more than their text and the names of the authors (C352). */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/** Other licences, each for the packages that begin so, where only the server runs them (C352). */
const ALLOWED_ON_SERVER = { '@img/sharp-': 'LGPL-3.0-or-later' };

/** Licences of packages whose package.json names none in a way that npm reads: from their licence files. */
const READ_BY_HAND = { 'png-js': 'MIT', 'xmlhttprequest-ssl': 'MIT' };

/** Of this package, which builds, browsers get the run-time parts alone. */
const BUILDER = '@module-federation/enhanced';
const RUNTIME = /^@module-federation\/(?:error-codes|runtime|sdk|webpack-bundler-runtime)/;

/** Ends of names of builds for one system, such as `linux-x64-gnu` in `@libsql/linux-x64-gnu`. */
const SYSTEM = /(?<=[-/])(?:android|darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)(?:-.*)?$/;

const isLocal = (folder) => folder !== '' && !folder.includes('node_modules/');

/** Returns the folders of all packages that a workspace needs to run. */
function neededBy(workspaces, packages) {
  const found = new Set();
  const visit = (folder) => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (folder.endsWith(`/${BUILDER}`) && !RUNTIME.test(name)) continue;
      const place = [...placesOf(folder, name)].find((path) => packages[path]);
      if (place) visit(packages[place].link ? packages[place].resolved : place);
    }
  };
  for (const folder of workspaces) visit(folder);
  return new Set([...found].filter((folder) => !isLocal(folder)));
}

/**
 * A package of others that the shop ships.
 *
 * @typedef {{ name: string, version: string, licence: string, folder: string, browser: boolean, server: boolean }} Shipped
 */

/**
 * Returns what browsers get and what the server runs, by name. Tools that build and test are not in it.
 *
 * @param {{ packages: Record<string, any> }} lockfile
 * @returns {Shipped[]}
 */
export function shippedPackages({ packages }) {
  const browser = neededBy(
    Object.keys(packages).filter((folder) => /^(?:shell|shared|[\w-]+-remote)$/.test(folder)),
    packages,
  );
  const server = neededBy(['server'], packages);
  return [...new Set([...browser, ...server])]
    .map((folder) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const { version, license } = packages[folder];
      const licence = license ?? READ_BY_HAND[name] ?? '';
      return { name, version, licence, folder, browser: browser.has(folder), server: server.has(folder) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/** Returns whether a licence expression of SPDX can be met by licences of a list. */
const isMet = (expression, allowed) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));

/**
 * Returns packages whose licence nobody has allowed, each with the reason.
 *
 * @param {readonly Shipped[]} shipped
 */
export const licenceProblems = (shipped) =>
  shipped.flatMap(({ name, version, licence, browser }) => {
    if (licence === '') return [`${name}@${version} names no licence`];
    const [, also] = Object.entries(ALLOWED_ON_SERVER).find(([begin]) => name.startsWith(begin)) ?? [];
    const allowed = browser || !also ? ALLOWED : [...ALLOWED, also];
    return isMet(licence, allowed) ? [] : [`${name}@${version} is ${licence}, which nobody has allowed`];
  });

const yes = (is) => (is ? 'yes' : '');

/**
 * Returns THIRD-PARTY.md: a row per package, without versions; builds for single systems in one row.
 *
 * @param {readonly Shipped[]} shipped
 */
export function noticesPage(shipped) {
  const rows = shipped.map(
    ({ name, licence, browser, server }) =>
      `| \`${name.replace(SYSTEM, '*')}\` | ${licence} | ${yes(browser)} | ${yes(server)} |`,
  );
  return `# What we ship from others

Look up here whose work the shop contains, and under which licence. \`npm run licences\` writes this file from the lockfile, and
fails for a licence that is not allowed (C352). \`npm run licences -- --texts=licences.txt\` writes the texts of all licences with
names and versions: hand that file on with a copy of the shop.

The display font in \`shared/\` and the font of receipts in \`server/\` come from packages of this list; its other
scripts are Noto fonts in \`server/fonts\`, with their licence (OFL-1.1). Pictures of the demo contain drawings of Fluent Emoji (\`@lobehub/fluent-emoji-3d\`, MIT).

| Package | Licence | Browser | Server |
|---|---|---|---|
${[...new Set(rows)].join('\n')}
`;
}

/** Returns the licence text in an installed package's folder; null if it has none, or is for another system. */
function textOf(folder) {
  if (!existsSync(inRoot(folder))) return null;
  const file = readdirSync(inRoot(folder)).find((name) => /^(?:licen[cs]e|copying|ofl)/i.test(name));
  return file ? readFileSync(inRoot(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : null;
}

/**
 * Returns the licence texts of installed packages, each once, under the names of its packages.
 *
 * @param {readonly Shipped[]} shipped
 */
export function licenceTexts(shipped) {
  const byText = new Map();
  for (const { name, version, licence, folder } of shipped) {
    const text =
      textOf(folder) ?? `${licence}; the package has no text of its licence, or is for another system.`;
    byText.set(text, [...(byText.get(text) ?? []), `${name}@${version}`]);
  }
  return [...byText]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
