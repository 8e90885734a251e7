import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const TEMPLATE = join(ROOT, 'scripts/new-remote/template');
const webpack = createRequire(join(ROOT, 'cafe-remote/package.json')).resolve('webpack/package.json');

const readJson = async (path: string) => JSON.parse(await readFile(join(ROOT, path), 'utf8'));

/** Pages below the prefix that the test's shell grants; the shell's sources do not know it. */
const routes = [{ path: '/outside/recipes', expose: 'MenuPage', title: 'Recipes', part: 'The recipes' }];

/**
 * Builds a remote from a temporary folder outside the workspaces: the template of `npm run new:remote`, named `cafe`,
 * with `OutsidePage` instead of every page that the shell expects from the cafe.
 *
 * @returns the temporary folder, with the build in `dist`; the caller removes it
 */
export async function buildOutsideRemote(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-outside-'));
  const { exposes } = await readJson('cafe-remote/remote.json');
  const manifest = await readJson('cafe-remote/package.json');
  const pages = join(folder, 'src/pages');
  await mkdir(pages, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '9.0.0' })),
    writeFile(
      join(folder, 'remote.json'),
      JSON.stringify({ name: 'cafe', exposes, pages: {}, routes, isRendered: false }),
    ),
    copyFile(join(TEMPLATE, 'webpack.config.cjs'), join(folder, 'webpack.config.cjs')),
    ...['OutsidePage.tsx', 'outside.module.css', 'cup.webp'].map((file) =>
      copyFile(join(import.meta.dirname, file), join(folder, 'src', file)),
    ),
    symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules')),
    ...exposes.map((page: string) =>
      writeFile(join(pages, `${page}.tsx`), "export { default } from '../OutsidePage';\n"),
    ),
  ]);
  await promisify(execFile)(
    process.execPath,
    [join(dirname(webpack), 'bin/webpack.js'), '--mode', 'production', '--no-cache'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', STANDALONE: '' } },
  );
  return folder;
}
