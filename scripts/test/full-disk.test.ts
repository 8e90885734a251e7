import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../gateway/test/support/fake-build';
import { mountSmallDisk } from '../../server/test/faults/disk/small-disk';
import { lastLine, runCommand } from './run-command';

const disk = mountSmallDisk();
afterAll(() => disk?.unmount());

/** Where this account may not mount a disk, there is no full one to test with (docs/faults.md). */
const onSmallDisk = disk ? test : test.skip;

onSmallDisk('C486: a release on a full disk says so in one sentence, and leaves nothing', async () => {
  if (!disk) throw new Error('There is no disk');
  const dataDir = join(disk.folder, 'data');
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  const kitchen = { name: 'kitchen' };
  const release = () =>
    runCommand('release.mjs', ['kitchen', `--from=${dist}`, '--new-shop'], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    });
  await fakeRemote(dist, 'one', kitchen);
  expect((await release()).code).toBe(0);
  const registry = await readFile(join(dataDir, 'registry.json'), 'utf8');
  const folders = await readdir(join(dataDir, 'releases/kitchen'));

  await fakeRemote(dist, 'two', kitchen);
  await disk.fill();
  const refused = await release();
  expect(refused.code).toBe(1);
  expect(lastLine(refused)).toMatch(/^The disk is full: /);
  expect(lastLine(refused)).toMatch(new RegExp(`copied to ${dataDir}/releases/kitchen$`));
  expect(refused.output).not.toMatch(/\n {4}at /);
  await disk.free();
  expect(await readFile(join(dataDir, 'registry.json'), 'utf8')).toBe(registry);
  expect(await readdir(join(dataDir, 'releases/kitchen'))).toEqual(folders);

  expect((await release()).code).toBe(0);
  await rm(dist, { recursive: true });
});
