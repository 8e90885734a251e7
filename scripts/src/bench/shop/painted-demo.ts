import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '../../../../server/src/operations/demo/seed-demo';
import { migrate } from '../../../../server/src/platform/db/migrate';
import { openDatabase } from '../../../../server/src/platform/db/open-database';
import { createMediaService } from '../../../../server/src/platform/media/media-service';
import { createFileMediaStore } from '../../../../server/src/platform/media/media-store';
import { refreshPictures } from '../../../../server/src/platform/media/regenerate-variants';
import { inRoot } from '../../../lib/paths.mjs';
import { sourceHash } from '../../../lib/source-hash.mjs';

async function paint(dataDir: string): Promise<void> {
  const media = join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  const db = await openDatabase({ dataDir, databaseUrl: null });
  try {
    await migrate(db, Date.now);
    const service = createMediaService({
      store: createFileMediaStore(media),
      avif: true,
      restMs: 3_600_000,
      onCompleted: (pictures) => refreshPictures(db, pictures),
    });
    await seedDemo({ db, media: service, now: Date.now });
    await service.flushBackground();
    await service.close();
  } finally {
    await db.destroy();
  }
}

/**
 * The folder of a shop whose demo has all of its pictures in every width and format. A shop that has just started
 * paints them for minutes, and what pages weigh would change while they are measured. Made once for each state of the
 * sources, and kept.
 */
export async function paintedDemo(): Promise<string> {
  const hash = sourceHash('demo/src', 'server/src/media');
  const all = inRoot('.cache/bench/demo');
  const folder = join(all, hash.slice(0, 16));
  if (existsSync(folder)) return folder;
  rmSync(all, { recursive: true, force: true });
  const unfinished = `${folder}-unfinished`;
  await paint(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
