import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { createFileMediaStore } from './media-store';

const folder = temporaryFolder();
const store = () => createFileMediaStore(join(folder(), 'media'));

describe('the file media store', () => {
  test('returns stored files, and null for an unknown name', async () => {
    await store().put('ab-320.webp', Buffer.from('bytes'));
    expect((await store().read('ab-320.webp'))?.toString()).toBe('bytes');
    expect(await store().has('ab-320.webp')).toBe(true);
    expect(await store().read('ab-640.webp')).toBeNull();
    expect(await store().has('ab-640.webp')).toBe(false);
  });

  test('replaces a file and leaves no temporary file behind', async () => {
    await store().put('ab.json', Buffer.from('old'));
    await store().put('ab.json', Buffer.from('new'));
    expect((await store().read('ab.json'))?.toString()).toBe('new');
    expect(await readdir(join(folder(), 'media'))).toEqual(['ab.json']);
  });

  test('a file that cannot take its place leaves no temporary file behind', async () => {
    await mkdir(join(folder(), 'media', 'ab.json', 'full'), { recursive: true });
    await expect(store().put('ab.json', Buffer.from('new'))).rejects.toThrow();
    expect(await readdir(join(folder(), 'media'))).toEqual(['ab.json']);
  });

  test('lists by ending and removes', async () => {
    for (const name of ['b.original', 'a.original', 'a.json']) await store().put(name, Buffer.from('x'));
    expect(await store().list('.original')).toEqual(['a.original', 'b.original']);
    await store().remove('a.original');
    await store().remove('a.original');
    expect(await store().list('.original')).toEqual(['b.original']);
  });

  test('an empty store lists nothing', async () => {
    expect(await store().list('.original')).toEqual([]);
  });

  test.each(['../secret', 'a/b.webp', '.hidden', '', 'a\0.webp', 'a\\b.webp'])(
    'P64: refuses the name %j',
    (name) => {
      expect(() => store().read(name)).toThrow('Not a media name');
    },
  );
});
