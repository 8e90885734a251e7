import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate } from './private-files';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'private-'));
});
afterEach(() => rm(root, { recursive: true }));

const modeOf = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o7777).toString(8);

test('C461: others lose their rights in a folder and everything in it, once', async () => {
  await mkdir(join(root, 'shop/media'), { recursive: true });
  for (const [name, mode] of [
    ['app.db', 0o644],
    ['media/a.webp', 0o664],
    ['run', 0o755],
    ['secret', 0o600],
  ] as const) {
    await writeFile(join(root, 'shop', name), 'x');
    await chmod(join(root, 'shop', name), mode);
  }
  await chmod(join(root, 'shop'), 0o755);
  await chmod(join(root, 'shop/media'), 0o755);
  expect(await makePrivate(join(root, 'shop'))).toEqual({ changed: 5, left: 0 });
  expect(await modeOf('shop')).toBe('700');
  expect(await modeOf('shop/media')).toBe('700');
  expect(await modeOf('shop/app.db')).toBe('600');
  expect(await modeOf('shop/media/a.webp')).toBe('600');
  expect(await modeOf('shop/run')).toBe('700');
  expect(await makePrivate(join(root, 'shop'))).toEqual({ changed: 0, left: 0 });
});

test('C461: what a link leads to, a folder for everybody, and one that is missing stay', async () => {
  await mkdir(join(root, 'shop'), { mode: 0o700 });
  await writeFile(join(root, 'other'), 'x');
  await chmod(join(root, 'other'), 0o644);
  await symlink(join(root, 'other'), join(root, 'shop/link'));
  await mkdir(join(root, 'everybody'));
  await chmod(join(root, 'everybody'), 0o1777);
  expect(await makePrivate(join(root, 'shop'))).toEqual({ changed: 0, left: 0 });
  expect(await modeOf('other')).toBe('644');
  expect(await makePrivate(join(root, 'everybody'))).toEqual({ changed: 0, left: 0 });
  expect(await modeOf('everybody')).toBe('1777');
  expect(await makePrivate(join(root, 'missing'))).toEqual({ changed: 0, left: 0 });
});
