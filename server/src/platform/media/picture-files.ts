import type { MediaStore } from './media-store';
import { pictureFileName } from './picture-name';
import { mediaUrl, type PictureType, type StoredPicture } from './picture-record';
import type { PictureFile, ProcessedPicture } from './process-picture';

const recordName = (base: string) => `${base}.json`;

/** The formats in the order in which a browser should consider them: smallest first. */
const formatOrder: PictureType[] = ['image/avif', 'image/webp'];

function toSources(
  base: string,
  files: readonly Pick<PictureFile, 'type' | 'width'>[],
): StoredPicture['sources'] {
  return formatOrder.flatMap((type) => {
    const widths = files.filter((file) => file.type === type).map((file) => file.width);
    const srcset = widths
      .sort((a, b) => a - b)
      .map((width) => ({ url: mediaUrl(pictureFileName(base, width, type)), width }));
    return srcset.length > 0 ? [{ type, srcset }] : [];
  });
}

/** Returns the record of an ingested picture; null if there is none. */
export async function readPictureRecord(store: MediaStore, base: string): Promise<StoredPicture | null> {
  const text = await store.read(recordName(base));
  return text === null ? null : (JSON.parse(text.toString('utf8')) as StoredPicture);
}

/** Returns the files of a record. */
export function recordedFiles(picture: StoredPicture): Pick<PictureFile, 'type' | 'width'>[] {
  return picture.sources.flatMap(({ type, srcset }) => srcset.map(({ width }) => ({ type, width })));
}

/**
 * Writes new files of a picture, then the record of these and the `known` ones: a record never names a missing file.
 * Never rewrites an existing file, because its URL is immutable.
 */
export async function writePicture(
  store: MediaStore,
  base: string,
  { width, height, color }: Omit<ProcessedPicture, 'files'>,
  files: readonly PictureFile[],
  known?: StoredPicture,
): Promise<StoredPicture> {
  const before = known === undefined ? [] : recordedFiles(known);
  await Promise.all(files.map((file) => store.put(pictureFileName(base, file.width, file.type), file.bytes)));
  const picture = { base, width, height, color, sources: toSources(base, [...before, ...files]) };
  await store.put(recordName(base), Buffer.from(JSON.stringify(picture)));
  return picture;
}
