import PQueue from 'p-queue';
import { createBackgroundQueue } from './background-queue';
import type { MediaStore } from './media-store';
import { readPictureRecord, recordedFiles, writePicture } from './picture-files';
import { pictureBase } from './picture-name';
import type { StoredPicture } from './picture-record';
import { type PictureFile, pictureWidths, processPicture, widthsFor } from './process-picture';

export interface MediaServiceOptions {
  store: MediaStore;
  /** Whether AVIF and the larger widths follow in the background; off in tests. */
  avif: boolean;
  /** Called with pictures whose background work is done, in batches, to update the rows that contain them. */
  onCompleted?(pictures: StoredPicture[]): Promise<void>;
  /** Called when a background job fails; the picture keeps its small WebP files. */
  onError?(error: unknown): void;
  /** Milliseconds of quiet before each background job. */
  restMs?: number;
}

export interface MediaService {
  readonly store: MediaStore;
  /**
   * Stores an upload. Resolves when the small WebP files exist. Equal bytes are one picture.
   * @throws PictureError with advice for the uploader
   */
  ingest(bytes: Buffer): Promise<StoredPicture>;
  /** Returns the newest record of an ingested picture. */
  find(base: string): Promise<StoredPicture | null>;
  /** Continues background work of an earlier process; call once at start. */
  resume(): Promise<void>;
  /** Runs all background work now. */
  flushBackground(): Promise<void>;
  close(): Promise<void>;
}

/** Widths encoded during the upload, in pixels; the others follow in the background. */
const firstWidths = pictureWidths.filter((width) => width <= 640);

const SPOOL = '.original';
const REPORT_EVERY = 24;

/** Encodes the missing files of a picture. */
async function missingFiles(original: Buffer, known: StoredPicture): Promise<PictureFile[]> {
  const has = new Set(recordedFiles(known).map(({ type, width }) => `${type} ${width}`));
  const files: PictureFile[] = [];
  for (const type of ['image/webp', 'image/avif'] as const) {
    const widths = widthsFor(known.width).filter((width) => !has.has(`${type} ${width}`));
    if (widths.length > 0) files.push(...(await processPicture(original, { widths, formats: [type] })).files);
  }
  return files;
}

/** Creates the media pipeline for staff uploads and demo pictures. */
export function createMediaService(options: MediaServiceOptions): MediaService {
  const { store, avif, onCompleted, onError = () => {}, restMs = 500 } = options;
  const queue = createBackgroundQueue({ restMs, onError });
  const uploads = new PQueue({ concurrency: 2 });
  let completed: StoredPicture[] = [];
  const open = new Set<string>();

  const report = async () => {
    const pictures = completed;
    completed = [];
    if (pictures.length > 0) await onCompleted?.(pictures);
    await Promise.all(pictures.map(({ base }) => store.remove(base + SPOOL)));
  };

  const complete = async (base: string) => {
    open.delete(base);
    try {
      const original = await store.read(base + SPOOL);
      const known = await readPictureRecord(store, base);
      if (original === null || known === null) return;
      const files = await missingFiles(original, known);
      completed.push(await writePicture(store, base, known, files, known));
    } finally {
      if (open.size === 0 || completed.length >= REPORT_EVERY) await report();
    }
  };

  const enqueue = (base: string) => {
    open.add(base);
    queue.add(base, () => complete(base));
  };

  return {
    store,
    ingest: (bytes) =>
      uploads.add(async () => {
        const base = pictureBase(bytes);
        const known = await readPictureRecord(store, base);
        if (known !== null) return known;
        const processed = await processPicture(bytes, { widths: firstWidths });
        if (avif) await store.put(base + SPOOL, bytes);
        const picture = await writePicture(store, base, processed, processed.files);
        if (avif) enqueue(base);
        return picture;
      }),
    find: (base) => readPictureRecord(store, base),
    async resume() {
      if (!avif) return;
      for (const name of await store.list(SPOOL)) enqueue(name.slice(0, -SPOOL.length));
    },
    flushBackground: () => queue.flush(),
    close: () => queue.close(),
  };
}
