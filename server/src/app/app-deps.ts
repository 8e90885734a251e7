import type { LogTarget } from '@storefront/http/log-options';
import type { FastifyInstance } from 'fastify';
import type { SheetWorker } from '../catalogue/import/read-in-worker';
import type { OrderMails } from '../orders/mails/order-mails';
import type { PaymentProviders } from '../orders/pay/provider';
import type { Env } from '../platform/config/env';
import type { VersionReader } from '../platform/db/data-versions';
import type { Database } from '../platform/db/database';
import type { BackgroundTasks } from '../platform/http/background-tasks';
import type { RateLimiter } from '../platform/http/rate-limit';
import type { ResponseCache } from '../platform/http/response-cache';
import type { Mailer } from '../platform/mail/mailer';
import type { MediaService } from '../platform/media/media-service';
import type { OrderEvents, SettingEvents, TableEvents } from '../platform/realtime/order-events';
import type { SessionEvents } from '../platform/sessions/session-events';

/** The dependencies of the app; tests pass their own. */
export interface AppDeps {
  readonly db: Database;
  readonly env: Env;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly media: MediaService;
  readonly mail: Mailer;
  /** Returns the compiled thread that reads sheets of imports. */
  readonly sheetWorker: SheetWorker;
  /** Reads the versions of the data; absent: `/health/versions` answers 404. */
  readonly readVersions?: VersionReader['read'];
  /** In tests: who answers payments, in place of the providers of these wallets (C281). */
  readonly paymentProviders?: Partial<PaymentProviders>;
  /** Receives the log; absent: the standard output. */
  readonly logs?: LogTarget;
  /** In tests: throws if an answer does not match the contract. */
  readonly checkAnswer?: FastifyInstance['checkAnswer'];
}

/** The dependencies of a resource's routes: the above, and those that the app creates. */
export interface RouteDeps extends AppDeps {
  readonly orderEvents: OrderEvents;
  readonly settingEvents: SettingEvents;
  readonly tableEvents: TableEvents;
  readonly sessionEvents: SessionEvents;
  readonly limiter: RateLimiter;
  readonly orderMails: OrderMails;
  readonly background: BackgroundTasks;
  /** Caches answers from the catalogue only: menu, gallery and places. An order does not invalidate them. */
  readonly responseCache: ResponseCache;
  /** Caches answers that show stock: every order of closet pieces invalidates them (C386). */
  readonly stockCache: ResponseCache;
}
