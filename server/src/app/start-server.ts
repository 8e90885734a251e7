import { join } from 'node:path';
import { registerPages } from '../../../gateway/src/pages/register-pages';
import { goodsForSale } from '../../../gateway/src/seo/sitemap/goods-for-sale';
import { countReports } from '../../../gateway/src/telemetry/report-store';
import type { Env } from '../platform/config/env';
import { readDataVersion } from '../platform/db/counters';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { openVersionReader } from '../platform/db/open-version-reader';
import { removeExpired } from '../platform/db/remove-expired';
import { createMailer } from '../platform/mail/create-mailer';
import { createMediaService } from '../platform/media/media-service';
import { createFileMediaStore } from '../platform/media/media-store';
import { refreshPictures } from '../platform/media/regenerate-variants';
import { ensureAdmin } from '../users/admin-bootstrap';
import { buildApp } from './build-app';

const HOUR = 60 * 60 * 1000;

export interface RunningServer {
  /** Where it answers: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Lets requests under way end, then closes sockets, media and database. */
  stop(): Promise<void>;
}

/** Opens the database, brings it up to date, fills in what a first start needs, and listens. */
export async function startServer(env: Env, now: () => number = Date.now): Promise<RunningServer> {
  const { dataDir } = env;
  const db = await openDatabase(env);
  await migrate(db, now);
  const versions = await openVersionReader(env);
  await ensureAdmin(db, env, now);
  const media = createMediaService({
    store: createFileMediaStore(join(dataDir, 'media')),
    avif: true,
    onCompleted: (pictures) => refreshPictures(db, pictures),
    onError: (error) => console.error('A picture could not be completed:', error),
  });
  if (env.demo) {
    const { seedDemo } = await import('../operations/demo/seed-demo');
    await seedDemo({ db, store: media.store, now });
  }
  const mail = createMailer(env, now, (problem) => app.log.error(problem, 'a mail was not sent'));
  const app = await buildApp({ db, env, now, media, mail });
  const rendering = {
    worker: new URL('./render-worker.js', import.meta.url),
    readVersions: versions.read,
    figures: app.renderFigures,
    onTrouble: (remote: string, release: string, reason: string) =>
      app.background.run(() => countReports(db, [{ kind: 'server', remote, release, reason }], now())),
  };
  await registerPages(app, {
    dataDir,
    registry: env.registry,
    config: { apiOrigin: env.apiOrigin ?? '', ownServer: env.apiOrigin === null, otpEcho: env.otpEcho },
    origin: env.publicOrigin,
    hasWorker: env.serviceWorker,
    goods: goodsForSale(db, () => readDataVersion(db)),
    overrideOrigins: env.overrideOrigins,
    now,
    rendering: env.render ? rendering : null,
  });
  const address = await app.listen({ host: env.host, port: env.port });

  const upkeep = setInterval(() => app.background.run(() => removeExpired(db, now())), HOUR);
  upkeep.unref();
  app.background.run(() => media.resume());

  return {
    address,
    async stop() {
      clearInterval(upkeep);
      await app.close();
      await mail.close?.();
      await media.close();
      await versions.close();
      await db.destroy();
    },
  };
}
