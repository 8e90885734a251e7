import { join } from 'node:path';
import type { StaffRole } from '@storefront/shared/rules/rights';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../src/app/app-deps';
import { buildApp } from '../../src/app/build-app';
import type { ApiParts } from '../../src/app/start-api';
import { type Env, readEnv } from '../../src/platform/config/env';
import type { Database } from '../../src/platform/db/database';
import type { Mail, Mailer } from '../../src/platform/mail/mailer';
import { createMediaService, type MediaService } from '../../src/platform/media/media-service';
import { createFileMediaStore } from '../../src/platform/media/media-store';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkAnswer } from './check-answer';
import { HttpClient } from './http-client';
import { storePerson, type TestPerson } from './people';
import { sheetWorker } from './sheet-worker';
import { openTestDatabase, type TestDatabase } from './test-database';
import { createTestMailer } from './test-mailer';

export interface SignedIn {
  readonly client: HttpClient;
  readonly person: TestPerson;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly env: Env;
  readonly media: MediaService;
  /** Every mail that was sent, oldest first. */
  readonly mails: readonly Mail[];
  readonly baseUrl: string;
  /** The server's clock: stands still until a test moves it. */
  readonly clock: { now: number };
  /** A browser without cookies. */
  guest(): HttpClient;
  /** A fresh customer with a session. */
  asCustomer(fullName?: string): Promise<SignedIn>;
  /** A fresh member of staff with a session; an owner unless the role is named. */
  asAdmin(staffRole?: StaffRole): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Noon of 20 November 2026 in Kathmandu: the shop is open. */
const NOON = Date.UTC(2026, 10, 20, 6, 15);

interface TestParts extends Partial<Pick<AppDeps, 'logs' | 'paymentProviders'>> {
  /** Replaces the mailer that keeps every mail. */
  readonly openMailer?: (db: Database) => Mailer;
  /** Absent: an empty one. `close` of the server closes it. */
  readonly database?: TestDatabase;
  /** Adds to the app before it listens. */
  readonly extend?: (parts: ApiParts, env: Env, now: () => number) => Promise<void>;
}

/**
 * Starts a real server on a free port of this machine with its own database. Checks every answer against the contract.
 */
export async function startTestServer(
  settings: Partial<Env> = {},
  { extend, openMailer, database, ...parts }: TestParts = {},
): Promise<TestServer> {
  const { db, dataDir, databaseUrl, close } = database ?? (await openTestDatabase());
  const env = {
    ...readEnv({}),
    logLevel: 'silent',
    rateLimit: false,
    dataDir,
    databaseUrl,
    ...settings,
  } as const;
  const media = createMediaService({ store: createFileMediaStore(join(dataDir, 'media')), avif: false });
  const clock = { now: NOON };
  const testMailer = createTestMailer();
  const mail = openMailer?.(db) ?? testMailer;
  const app = await buildApp({
    db,
    env,
    media,
    mail,
    now: () => clock.now,
    checkAnswer,
    sheetWorker,
    ...parts,
  });
  const versions = { read: () => ({ data: 1, stock: 1 }), close: async () => {} };
  await extend?.({ app, db, versions }, env, () => clock.now);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

  const signIn = async (wanted: Omit<Parameters<typeof storePerson>[1], 'now'>): Promise<SignedIn> => {
    const person = await storePerson(db, { ...wanted, now: clock.now });
    const client = new HttpClient(baseUrl);
    client.cookies.set(sessionCookie(env.publicOrigin).name, await startSession(db, person.id, clock.now));
    return { client, person };
  };

  return {
    app,
    db,
    env,
    media,
    mails: testMailer.sent,
    baseUrl,
    clock,
    guest: () => new HttpClient(baseUrl),
    asCustomer: (fullName) => signIn({ role: 'customer', ...(fullName && { fullName }) }),
    asAdmin: (staffRole) => signIn({ role: 'admin', ...(staffRole && { staffRole }) }),
    async close() {
      await app.close();
      await media.close();
      await close();
    },
  };
}
