import { readFile } from 'node:fs/promises';
import { picturePath } from '@storefront/demo/pictures';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { createMediaService } from '../../platform/media/media-service';
import { createFileMediaStore } from '../../platform/media/media-store';
import { pictureFileName } from '../../platform/media/picture-name';
import { copyDemoPictures } from './copy-pictures';

const folder = temporaryFolder();

describe('copying the pictures of the demo', () => {
  test('stores every width and format of a picture, and its record', async () => {
    const store = createFileMediaStore(folder());
    const pictures = await copyDemoPictures(store, ['espresso', 'espresso', 'tee-milk']);
    expect([...pictures.keys()]).toEqual(['espresso', 'tee-milk']);
    const media = createMediaService({ store, avif: false });
    for (const picture of pictures.values()) expect(await media.find(picture.base)).toEqual(picture);

    const espresso = pictures.get('espresso');
    expect(espresso?.sources.map(({ type, srcset }) => [type, srcset.map(({ width }) => width)])).toEqual([
      ['image/avif', [320, 640, 960]],
      ['image/webp', [320, 640, 960]],
    ]);
    expect(await store.read(pictureFileName(espresso?.base ?? '', 640, 'image/webp'))).toEqual(
      await readFile(picturePath('espresso', 640, 'image/webp')),
    );
  });

  test('leaves nothing for the background to encode', async () => {
    const store = createFileMediaStore(folder());
    await copyDemoPictures(store, ['tee-milk']);
    expect(await store.list('.original')).toEqual([]);
  });

  test('names the picture that is missing', async () => {
    const store = createFileMediaStore(folder());
    await expect(copyDemoPictures(store, ['no-such-dish'])).rejects.toThrow(
      'The demo has no picture "no-such-dish"',
    );
  });
});
