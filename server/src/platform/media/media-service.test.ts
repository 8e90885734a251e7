import { photograph } from '../../../test/support/photograph';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { createMediaService } from './media-service';
import { createFileMediaStore } from './media-store';
import type { StoredPicture } from './picture-record';

const folder = temporaryFolder();
const store = () => createFileMediaStore(folder());
const picture = () => photograph({ width: 1000, height: 60 }).blur(8).jpeg().toBuffer();

const widthsOf = (stored: StoredPicture | null) =>
  stored?.sources.map(({ type, srcset }) => [type, srcset.map(({ width }) => width)]);

const smallOnly = [['image/webp', [320, 640]]];
const complete = [
  ['image/avif', [320, 640, 960]],
  ['image/webp', [320, 640, 960]],
];

describe('the media service', () => {
  test('has the small WebP files ready when an upload resolves', async () => {
    const media = createMediaService({ store: store(), avif: false });
    const stored = await media.ingest(await picture());
    expect(stored.base).toMatch(/^[0-9a-f]{20}$/);
    expect(stored.sources).toEqual([
      {
        type: 'image/webp',
        srcset: [320, 640].map((width) => ({ url: `/media/${stored.base}-${width}.webp`, width })),
      },
    ]);
    expect(await store().list('.webp')).toEqual([`${stored.base}-320.webp`, `${stored.base}-640.webp`]);
  });

  test('equal bytes are one picture, even if uploaded concurrently', async () => {
    const media = createMediaService({ store: store(), avif: false });
    const bytes = await picture();
    const [first, second] = await Promise.all([media.ingest(bytes), media.ingest(bytes)]);
    expect(second).toEqual(first);
    expect(await media.ingest(bytes)).toEqual(first);
    expect(await store().list('.webp')).toHaveLength(2);
    expect(await media.find(first.base)).toEqual(first);
  });

  test('a refused upload leaves no files', async () => {
    const media = createMediaService({ store: store(), avif: true });
    await expect(media.ingest(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'JPEG',
    );
    expect(await store().list('')).toEqual([]);
  });

  test('adds AVIF and the larger width in the background, then calls onCompleted', async () => {
    const completed: StoredPicture[] = [];
    const onCompleted = async (pictures: StoredPicture[]) => void completed.push(...pictures);
    const media = createMediaService({ store: store(), avif: true, onCompleted });
    const first = await media.ingest(await picture());
    expect(widthsOf(first)).toEqual(smallOnly);

    await media.flushBackground();
    expect(widthsOf(await media.find(first.base))).toEqual(complete);
    expect(completed).toEqual([await media.find(first.base)]);
    expect(await store().list('.original')).toEqual([]);
  });

  test('a published file is never rewritten', async () => {
    const media = createMediaService({ store: store(), avif: true });
    const { base } = await media.ingest(await picture());
    const before = await store().read(`${base}-320.webp`);
    await media.flushBackground();
    expect(await store().read(`${base}-320.webp`)).toEqual(before);
  });

  test('continues work of an earlier process until it was reported', async () => {
    const left = createMediaService({ store: store(), avif: true });
    const { base } = await left.ingest(await picture());
    await left.close();

    const failing = createMediaService({
      store: store(),
      avif: true,
      onCompleted: () => Promise.reject(new Error('no database')),
    });
    await failing.resume();
    await failing.flushBackground();
    expect(await store().list('.original')).toEqual([`${base}.original`]);

    const media = createMediaService({ store: store(), avif: true });
    await media.resume();
    await media.flushBackground();
    expect(widthsOf(await media.find(base))).toEqual(complete);
    expect(await store().list('.original')).toEqual([]);
  });

  test('reports a background failure and keeps the small files', async () => {
    const errors: unknown[] = [];
    const media = createMediaService({ store: store(), avif: true, onError: (error) => errors.push(error) });
    const { base } = await media.ingest(await picture());
    await store().put(`${base}.original`, Buffer.from('spoilt'));
    await media.flushBackground();
    expect(errors).toHaveLength(1);
    expect(widthsOf(await media.find(base))).toEqual(smallOnly);
  });
});
