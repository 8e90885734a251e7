import { join } from 'node:path';
import { buildApp } from '../../src/app/build-app';
import { openDatabase } from '../../src/platform/db/open-database';
import { createMediaService } from '../../src/platform/media/media-service';
import { createFileMediaStore } from '../../src/platform/media/media-store';
import { sheetWorker } from './sheet-worker';
import type { TestServer } from './start-test-server';
import { createTestMailer } from './test-mailer';

export interface SecondNode {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts another node of the same shop: an app with its own connections to the same PostgreSQL. */
export async function startSecondNode({ env, clock }: TestServer): Promise<SecondNode> {
  const db = await openDatabase(env);
  const store = createFileMediaStore(join(env.dataDir, 'media'));
  const media = createMediaService({ store, avif: false });
  const app = await buildApp({ db, env, media, mail: createTestMailer(), now: () => clock.now, sheetWorker });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  let isClosed = false;
  return {
    baseUrl,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await app.close();
      await media.close();
      await db.destroy();
    },
  };
}
