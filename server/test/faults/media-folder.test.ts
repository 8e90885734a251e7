import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout, withKey } from '../support/checkout';
import type { HttpClient } from '../support/http-client';
import { photograph } from '../support/photograph';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';

let server: TestServer;
let staff: HttpClient;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  staff = (await server.asAdmin()).client;
  folder = join(server.env.dataDir, 'media');
});
afterEach(() => server.close());

async function upload(title: string, width: number) {
  const bytes = await photograph({ width, height: 300 }).jpeg().toBuffer();
  const body = new FormData();
  body.append('title', title);
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return staff.send('addGalleryImage', { body });
}

const gallery = async () => (await server.guest().call('listGallery', {})).body.data;
const titles = async () => (await gallery()).map(({ title }) => title).sort();

/** Asks for every picture of the gallery. */
const pictures = async () =>
  Promise.all(
    (await gallery()).map(async ({ image }) => {
      const { status, headers } = await fetch(`${server.baseUrl}${image}`);
      return [status, headers.get('cache-control')];
    }),
  );

async function order() {
  const latte = await storeProduct(server.db, {});
  return server.guest().call('placeGuestOrder', checkout([{ _id: latte }]), withKey());
}

const SHOWN = [200, 'public, max-age=31536000, immutable'];

test('media folder gone: lists and orders go on, pictures are 404 and not cached, uploads make it again', async () => {
  await upload('Terrace', 400);
  const away = join(server.env.dataDir, 'away');
  await rename(folder, away);
  expect(await titles()).toEqual(['Terrace']);
  // The page then shows a placeholder (Picture.test.tsx).
  expect(await pictures()).toEqual([[404, 'no-store']]);
  expect((await order()).status).toBe(200);
  expect((await upload('Bar', 500)).status).toBe(200);

  await cp(away, folder, { recursive: true });
  expect(await titles()).toEqual(['Bar', 'Terrace']);
  expect(await pictures()).toEqual([SHOWN, SHOWN]);
});

test('media folder that cannot be used: an upload says so and leaves nothing, and works when the folder is back', async () => {
  await upload('Terrace', 400);
  const away = join(server.env.dataDir, 'away');
  await rename(folder, away);
  // Permissions do not stop root; a file in the place of a folder does.
  await writeFile(folder, '');
  const refused = await upload('Bar', 500);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.body.message).toMatch(
    /^The shop cannot do this right now\. Please try again in a moment\. \(/,
  );
  expect(await titles()).toEqual(['Terrace']);
  const [[status, caching] = []] = await pictures();
  expect(status).toBe(503);
  expect(caching ?? '').not.toContain('immutable');
  expect((await order()).status).toBe(200);

  await rm(folder);
  await mkdir(folder);
  await cp(away, folder, { recursive: true });
  expect((await upload('Bar', 500)).status).toBe(200);
  expect(await titles()).toEqual(['Bar', 'Terrace']);
  expect(await pictures()).toEqual([SHOWN, SHOWN]);
});
