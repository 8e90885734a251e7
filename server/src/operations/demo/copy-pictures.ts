import { readFile } from 'node:fs/promises';
import { pictureFormats, picturePath, readPictureList } from '@storefront/demo/pictures';
import PQueue from 'p-queue';
import type { MediaStore } from '../../platform/media/media-store';
import { writePicture } from '../../platform/media/picture-files';
import type { StoredPicture } from '../../platform/media/picture-record';

/** The stored pictures of the demo, by name in the catalogue. */
export type DemoPictures = ReadonlyMap<string, StoredPicture>;

/** Pictures that are copied at once; each has up to six files, and a process may not open any number of them. */
const AT_ONCE = 8;

/**
 * Copies pictures of the demo into the media store, with all of their widths and formats.
 * @throws Error if a name is not in `pictures.json`
 */
export async function copyDemoPictures(store: MediaStore, names: readonly string[]): Promise<DemoPictures> {
  const list = await readPictureList();
  const queue = new PQueue({ concurrency: AT_ONCE });
  const copy = async (name: string): Promise<[string, StoredPicture]> => {
    const entry = list[name];
    if (entry === undefined) throw new Error(`The demo has no picture "${name}"`);
    const files = await Promise.all(
      pictureFormats.flatMap((type) =>
        entry.widths.map(async (width) => ({
          type,
          width,
          bytes: await readFile(picturePath(name, width, type)),
        })),
      ),
    );
    return [name, await writePicture(store, entry.base, entry, files)];
  };
  return new Map(await queue.addAll([...new Set(names)].map((name) => () => copy(name))));
}
