import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import { paintStill } from '@storefront/demo/paint/paint-still';
import type { Still } from '@storefront/demo/paint/still';
import { stillKey } from '@storefront/demo/paint/still-key';
import type { MediaService } from '../../platform/media/media-service';
import type { StoredPicture } from '../../platform/media/picture-record';

/** The demo's pictures by the key of their still life, see {@link stillKey}. */
export type DemoPictures = ReadonlyMap<string, StoredPicture>;

const INDEX = 'demo-pictures.json';
const WORKERS = 2;

async function readIndex({ store }: MediaService): Promise<Record<string, string>> {
  const text = await store.read(INDEX);
  return text === null ? {} : (JSON.parse(text.toString('utf8')) as Record<string, string>);
}

function stillsOf({ categories, pieces, gallery }: DemoCatalogue): Map<string, Still> {
  const stills: Still[] = [
    ...categories.flatMap(({ dishes }) => dishes.map(({ still }) => still)),
    ...pieces.flatMap(({ colours }) => colours.map(({ still }) => still)),
    ...gallery.map(({ still }) => still),
  ];
  return new Map(stills.map((still) => [stillKey(still), still]));
}

/**
 * Paints every picture of the demo and takes it in through the media pipeline; what the media folder has from an
 * earlier start is not painted again.
 */
export async function paintDemoPictures(
  media: MediaService,
  onProgress: (done: number, total: number) => void = () => {},
  catalogue: DemoCatalogue = demoCatalogue,
): Promise<DemoPictures> {
  const index = await readIndex(media);
  const stills = stillsOf(catalogue);
  const waiting = [...stills];
  const pictures = new Map<string, StoredPicture>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [key, still] = next;
      const base = index[key];
      const known = base === undefined ? null : await media.find(base);
      pictures.set(key, known ?? (await media.ingest(await paintStill(still))));
      onProgress(pictures.size, stills.size);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const bases = Object.fromEntries([...pictures].map(([key, { base }]) => [key, base]));
  await media.store.put(INDEX, Buffer.from(JSON.stringify(bases)));
  return pictures;
}
