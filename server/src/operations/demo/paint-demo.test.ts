import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import { smallCatalogue } from '@storefront/demo/catalogue/small-catalogue';
import { stillKey } from '@storefront/demo/paint/still-key';
import { createMediaService } from '../../platform/media/media-service';
import { createFileMediaStore } from '../../platform/media/media-store';
import { temporaryFolder } from '../../platform/media/test-folder';
import { paintDemoPictures } from './paint-demo';

const folder = temporaryFolder();

function service() {
  const store = createFileMediaStore(folder());
  return createMediaService({ store, avif: false });
}

describe('painting the demo', () => {
  test('paints every still life once and takes it in through the media pipeline', async () => {
    const steps: [number, number][] = [];
    const media = service();
    const pictures = await paintDemoPictures(
      media,
      (done, total) => steps.push([done, total]),
      smallCatalogue,
    );
    expect(steps.at(-1)).toEqual([5, 5]);
    expect(pictures.size).toBe(5);
    for (const picture of pictures.values()) expect(await media.find(picture.base)).toEqual(picture);
  });

  test('a second start paints nothing', async () => {
    const first = await paintDemoPictures(service(), undefined, smallCatalogue);
    const media = service();
    const again = await paintDemoPictures(
      { ...media, ingest: () => Promise.reject(new Error('painted again')) },
      undefined,
      smallCatalogue,
    );
    expect([...again].sort()).toEqual([...first].sort());
  });

  test('equal still lifes share a picture, and no more than 180 are painted', () => {
    const { categories, pieces, gallery } = demoCatalogue;
    const stills = [
      ...categories.flatMap(({ dishes }) => dishes),
      ...pieces.flatMap(({ colours }) => colours),
      ...gallery,
    ].map(({ still }) => stillKey(still));
    expect(new Set(stills).size).toBeLessThanOrEqual(180);
    expect(new Set(stills).size).toBeLessThan(stills.length);
  });
});
