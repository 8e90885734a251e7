import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { photograph } from '../../../test/support/photograph';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { mediaRoutes } from './media-routes';
import { createMediaService } from './media-service';
import { createFileMediaStore } from './media-store';
import { pictureUrl } from './picture-record';

const folder = temporaryFolder();

async function serveOnePicture() {
  const store = createFileMediaStore(folder());
  const media = createMediaService({ store, avif: true });
  const picture = await media.ingest(await photograph().jpeg().toBuffer());
  const app = Fastify();
  await app.register(mediaRoutes, { store });
  return { app, picture, url: pictureUrl(picture) };
}

describe('GET /media/:name', () => {
  test('P64: serves a picture as immutable, with its media type only', async () => {
    const { app, url } = await serveOnePicture();
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('C462: an empty file is no picture: no browser keeps it for a year', async () => {
    const { app, url } = await serveOnePicture();
    await writeFile(join(folder(), url.split('/').at(-1) ?? ''), '');
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('answers 304 to a browser that has it', async () => {
    const { app, url } = await serveOnePicture();
    const { etag } = (await app.inject(url)).headers;
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('P64: other names are 404: paths, records, waiting originals, unknown pictures', async () => {
    const { app, picture } = await serveOnePicture();
    const names = [
      '..%2F..%2Fetc%2Fpasswd',
      '%2e%2e%2fpackage.json',
      '..%5c..%5cwindows.webp',
      `${picture.base}.json`,
      `${picture.base}.original`,
      `${picture.base}-640.webp%00.png`,
      `${picture.base}-641.webp`,
      `${picture.base.toUpperCase()}-640.webp`,
      '.webp',
      '',
    ];
    for (const name of names) {
      const { statusCode, headers } = await app.inject(`/media/${name}`);
      expect([name, statusCode]).toEqual([name, 404]);
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    }
  });
});
