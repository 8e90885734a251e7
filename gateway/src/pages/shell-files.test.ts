import { mkdir, rm } from 'node:fs/promises';
import { fakeShop } from '../../test/support/fake-shop';
import { fileSource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';
import { shellFolders } from './shell-files';

let shop: Awaited<ReturnType<typeof fakeShop>>;
afterEach(() => shop.close());

test('an unknown file is looked for in releases on the disk, not in those that were pruned', async () => {
  shop = await fakeShop();
  const releases: string[] = [];
  for (const version of ['1.0.0', '1.0.1', '1.0.2'])
    releases.push((await shop.releaseShell({ version })).release);
  const [first = '', second = '', live = ''] = releases;
  const source = fileSource(shop.dataDir);
  const folder = (release: string) => releasePaths.client(shop.dataDir, 'shell', release);
  expect(await shellFolders(source)).toEqual([folder(live), folder(second), folder(first)]);

  await rm(releasePaths.release(shop.dataDir, 'shell', second), { recursive: true });
  expect(await shellFolders(source)).toEqual([folder(live), folder(first)]);
  expect((await shop.get('/x.php')).statusCode).toBe(404);

  await mkdir(folder(second), { recursive: true });
  expect(await shellFolders(source)).toHaveLength(3);
});
