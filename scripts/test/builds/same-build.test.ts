import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');
/** In the checkout, because a hard link cannot lead to another disk. */
const copies = join(root, '.cache/same-build');
const copy = join(copies, 'in/a/deeper/folder');
/** The host, a remote that the gateway renders, and the server with its commands. */
const parts = ['shell', 'cafe', 'server'];
const built = ['shell/dist', 'cafe-remote/dist', 'server/dist'];
const BUILD_MS = 300_000;

const run = promisify(execFile);
const removeCopies = () => rmSync(copies, { recursive: true, force: true });

/** Copies installed packages as hard links. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)] as const;
    if (entry.isDirectory()) linkFolder(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else linkSync(source, copy);
  }
}

async function copyCheckout(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(root, file), join(to, file));
  }
  const workspaces = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const packages of ['node_modules', ...workspaces.map(({ name }) => join(name, 'node_modules'))])
    if (existsSync(join(root, packages))) linkFolder(join(root, packages), join(to, packages));
}

/** What the browser tests build into the same folders, in other ways. */
const OTHER_BUILDS = /\/dist\/(development|standalone)\//;

/** Returns every built file of a checkout with the hash of its bytes, sorted by name. */
const filesOf = (folder: string) =>
  built
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !OTHER_BUILDS.test(path))
    .map(
      (path) => `${relative(folder, path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`,
    )
    .sort();

beforeEach(removeCopies);
afterEach(removeCopies);

test(
  'the same sources give the same names and bytes in two folders',
  async () => {
    await copyCheckout(copy);
    // Without names it builds what has changed: the browser tests need that anyway.
    await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root });
    await run(process.execPath, [join(copy, 'scripts/build.mjs'), ...parts], { cwd: copy });
    const copied = filesOf(copy);
    expect(copied.length).toBeGreaterThan(100);
    expect(copied).toEqual(filesOf(root));
    expect(readFileSync(join(copy, 'cafe-remote/dist/maps/server.cjs.map'), 'utf8')).toContain(
      '"cafe-remote/src/pages/MenuPage.tsx"',
    );
    const leaks = copied
      .map((line) => line.split(' ', 1)[0] as string)
      .filter((file) => readFileSync(join(copy, file)).includes(copies));
    expect(leaks).toEqual([]);
  },
  BUILD_MS,
);

/**
 * Builds a page three times with the settings of all parts, the second time with another line. Its script holds the style sheet of
 * a library as text.
 */
const BUILD_THRICE = `
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const webpack = require('webpack');
const baseConfig = require('@storefront/remote-kit/webpack/base-config.cjs');
const config = baseConfig({ workspace: { dir: __dirname, name: 'page' }, variant: 'test', isProduction: true });
const options = { ...config, entry: './page.js', cache: { ...config.cache, cacheDirectory: __dirname + '/cache' } };
const assets = __dirname + '/dist/client/assets/';
const page = "import sheet from 'yet-another-react-lightbox/styles.css'; document.title = sheet;";
async function build(line) {
  writeFileSync(__dirname + '/page.js', line + page);
  const compiler = webpack(options);
  const stats = await new Promise((done, fail) => compiler.run((error, stats) => (error ? fail(error) : done(stats))));
  if (stats.hasErrors()) throw new Error(stats.toString());
  await new Promise((done) => compiler.close(done));
  return readdirSync(assets).map((file) => [file, readFileSync(assets + file, 'utf8')]);
}
async function main() {
  console.log(JSON.stringify([await build(''), await build('await alert(1);'), await build('')]));
}
main();`;

test('a build of other sources between two builds of the same ones leaves the bytes as they were', async () => {
  const folder = join(copies, 'thrice');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'webpack.config.cjs'), BUILD_THRICE);
  const { stdout } = await run(process.execPath, [join(folder, 'webpack.config.cjs')]);
  const [first, other, again] = JSON.parse(stdout);
  expect(other).not.toEqual(first);
  expect(again).toEqual(first);
});
