import { mkdir, rm } from 'node:fs/promises';
import { fakeShop } from '../../test/support/fake-shop';
import { fileSource } from '../releases/registry-source';
import { createReleaseGuard } from '../releases/release-guard';
import { releasePaths } from '../releases/release-paths';
import { shellFiles } from './shell-files';

let shop: Awaited<ReturnType<typeof fakeShop>>;
afterEach(() => shop.close());

test('an unknown file is looked for in releases on the disk, not in those that were pruned', async () => {
  shop = await fakeShop();
  const releases: string[] = [];
  for (const version of ['1.0.0', '1.0.1', '1.0.2'])
    releases.push((await shop.releaseShell({ version })).release);
  const [first = '', second = '', live = ''] = releases;
  const source = fileSource(shop.dataDir);
  const guard = createReleaseGuard(shop.dataDir, { onDamage: () => {}, repair: null, now: Date.now });
  const searched = async () => (await shellFiles(source, guard)).releases;
  expect(await searched()).toEqual([live, second, first]);

  await rm(releasePaths.release(shop.dataDir, 'shell', second), { recursive: true });
  expect(await searched()).toEqual([live, first]);
  expect((await shop.get('/x.php')).statusCode).toBe(404);

  await mkdir(releasePaths.client(shop.dataDir, 'shell', second), { recursive: true });
  expect(await searched()).toHaveLength(3);
});
