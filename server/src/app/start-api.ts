import { setTimeout } from 'node:timers/promises';
import { EnvError } from '@storefront/http/parse-env';
import type { RunningServer } from '@storefront/http/run-process';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { tableNames } from '../operations/table-sums';
import type { Env } from '../platform/config/env';
import type { VersionReader } from '../platform/db/data-versions';
import type { Database } from '../platform/db/database';
import { explainOutage, fileDamage, isNotUp } from '../platform/db/explain-outage';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { openVersionReader } from '../platform/db/open-version-reader';
import { writeFileIn } from '../platform/health/try-writing';
import { createMailer } from '../platform/mail/create-mailer';
import { createMediaService } from '../platform/media/media-service';
import { openMediaStore } from '../platform/media/open-media-store';
import { regenerateVariants } from '../platform/media/regenerate-variants';
import { ensureAdmin } from '../users/admin-bootstrap';
import { resealSecondFactors } from '../users/second-factor/reseal';
import { openSecretBox } from '../users/second-factor/secret-box';
import { buildApp } from './build-app';
import { startPeriodicJobs } from './periodic-jobs';

/** The parts of the API that another part of the process uses. */
export interface ApiParts {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly versions: VersionReader;
}

interface Options {
  /** The clock, ms since 1970, UTC. */
  readonly now?: () => number;
  /** Adds to the app before it listens. */
  readonly extend?: (parts: ApiParts) => Promise<void>;
}

/**
 * Runs work without a limit of time: a migration of a large shop takes minutes, and a node that starts beside another one
 * waits until that one has filled the demo.
 */
async function withoutTimeLimit(
  { dataDir, databaseUrl }: Env,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** How long a start waits for a PostgreSQL that is not up yet, ms: after a power cut both start at the same time. */
const WAITS_FOR_POSTGRES = 30_000;
const TRIES_EVERY = 500;

/** Reads a row of each table. @throws the error of the database if one is missing or damaged */
async function readEachTable(db: Database): Promise<void> {
  for (const table of tableNames) await sql`select * from ${sql.table(table)} limit 1`.execute(db);
}

/** Migrates the database; tries again for 30 s if PostgreSQL is not up yet. @throws EnvError with one sentence */
async function prepareDatabase(env: Env, now: () => number): Promise<void> {
  const end = performance.now() + WAITS_FOR_POSTGRES;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await withoutTimeLimit(env, async (db) => {
        await migrate(db, now);
        await readEachTable(db);
      });
    } catch (error) {
      const damage = fileDamage(error);
      if (damage !== null)
        throw new EnvError([
          `The server cannot start: the database in ${env.dataDir} ${damage}: restore a backup (${String(error)})`,
        ]);
      const outage = explainOutage(error);
      if (outage === null) throw error;
      if (!isNotUp(error) || performance.now() > end)
        throw new EnvError([`The server cannot start: ${outage} (${String(error)})`]);
      if (isFirst) console.log(`Waiting for PostgreSQL, ${WAITS_FOR_POSTGRES / 1000} s at most`);
      await setTimeout(TRIES_EVERY);
    }
  }
}

/** @throws EnvError with one sentence if the folder cannot be written */
async function checkDataDir(dataDir: string): Promise<void> {
  try {
    await writeFileIn(dataDir);
  } catch (error) {
    throw new EnvError([`DATA_DIR is ${JSON.stringify(dataDir)}, which cannot be written: ${String(error)}`]);
  }
}

/** Opens and migrates the database, creates the rows of a first start, listens, and starts the periodic jobs. */
export async function startApi(
  env: Env,
  { now = Date.now, extend = async () => {} }: Options = {},
): Promise<RunningServer> {
  const { dataDir } = env;
  await checkDataDir(dataDir);
  await prepareDatabase(env, now);
  const db = await openDatabase(env);
  const versions = await openVersionReader(env);
  await ensureAdmin(db, env, now);
  const unread = await resealSecondFactors(db, await openSecretBox({ db, env }));
  if (unread > 0)
    console.error(
      `${unread} second factors were sealed with another SERVER_SECRET: set SERVER_SECRET_BEFORE`,
    );
  const media = createMediaService({
    store: await openMediaStore(env),
    avif: true,
    onCompleted: (pictures) => regenerateVariants(db, pictures),
    onError: (error) => console.error('A picture could not be completed:', error),
  });
  if (env.demo) {
    const { seedDemo } = await import('../operations/demo/seed-demo');
    await withoutTimeLimit(env, (unlimited) =>
      seedDemo({ db: unlimited, store: media.store, now, withLife: env.demoLife }),
    );
  }
  const mail = createMailer(env, db, now, (problem) => app.log.error(problem, 'A mail was not sent'));
  const app = await buildApp({
    ...{ db, env, now, media, mail, readVersions: () => versions.read() },
    sheetWorker: () => new URL('./sheet-worker.js', import.meta.url),
  });
  await extend({ app, db, versions });
  const address = await app.listen({ host: env.host, port: env.port });

  const { background } = app;
  const jobs = startPeriodicJobs({ db, env, mail, store: media.store, background, now });
  background.run(() => media.resume());
  mail.deliver();

  return {
    address,
    drain: app.shutdown.drain,
    async stop() {
      jobs.stop();
      await Promise.all([app.close(), mail.close?.()]);
      await media.close();
      await versions.close();
      await db.destroy();
    },
  };
}
