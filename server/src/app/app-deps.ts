import type { LogTarget } from '@storefront/http/log-options';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../platform/config/env';
import type { VersionReader } from '../platform/db/data-versions';
import type { Database } from '../platform/db/database';
import type { BackgroundTasks } from '../platform/http/background-tasks';
import type { RateLimiter } from '../platform/http/rate-limit';
import type { ResponseCache } from '../platform/http/response-cache';
import type { Mailer } from '../platform/mail/mailer';
import type { MediaService } from '../platform/media/media-service';
import type { OrderEvents } from '../platform/realtime/order-events';
import type { SessionEvents } from '../platform/sessions/session-events';

/** What the app is built from; tests hand in their own. */
export interface AppDeps {
  readonly db: Database;
  readonly env: Env;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly media: MediaService;
  readonly mail: Mailer;
  /** Reads the versions of the data; absent: `/health/versions` answers 404. */
  readonly readVersions?: VersionReader['read'];
  /** Where lines of the log go; absent: to the standard output. */
  readonly logs?: LogTarget;
  /** In tests: throws where an answer is not what the contract says. */
  readonly checkAnswer?: FastifyInstance['checkAnswer'];
}

/** What the routes of a resource are given: the parts above, and what the app makes itself. */
export interface RouteDeps extends AppDeps {
  readonly orderEvents: OrderEvents;
  readonly sessionEvents: SessionEvents;
  readonly limiter: RateLimiter;
  readonly background: BackgroundTasks;
  /** Answers made of the catalogue alone: menu, gallery and places. Stock moves without a new data version. */
  readonly kept: ResponseCache;
}
