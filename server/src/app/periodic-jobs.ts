import { refreshGoesWith } from '../catalogue/goes-with/goes-with';
import { removeOldImports } from '../catalogue/import/remove-old-imports';
import { endSoldOut } from '../catalogue/menu/end-sold-out';
import { refreshPopularProducts } from '../catalogue/menu/popular-products';
import type { Env } from '../platform/config/env';
import type { Database } from '../platform/db/database';
import { removeExpired } from '../platform/db/remove-expired';
import type { BackgroundTasks } from '../platform/http/background-tasks';
import { linkOrigin } from '../platform/mail/link-origin';
import type { Mailer } from '../platform/mail/mailer';
import type { MediaStore } from '../platform/media/media-store';
import { mailLowStock } from '../reports/low-stock-mail';
import { endOldSittings } from '../tables/end-old-sittings';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

interface Deps {
  readonly db: Database;
  readonly env: Env;
  readonly mail: Mailer;
  readonly store: MediaStore;
  /** Runs the jobs and logs their errors. */
  readonly background: BackgroundTasks;
  readonly now: () => number;
}

interface Job {
  /** The time from one run to the next, ms. */
  readonly every: number;
  /** Whether it also runs at once. */
  readonly atStart: boolean;
  readonly run: () => Promise<void>;
}

const jobsOf = ({ db, env, mail, store, now }: Deps): readonly Job[] => [
  {
    every: HOUR_MS,
    atStart: false,
    async run() {
      await removeExpired(db, now());
      await removeOldImports(db, store, now());
      await endOldSittings(db, now());
    },
  },
  {
    every: MINUTE_MS,
    atStart: true,
    async run() {
      await endSoldOut(db, now());
      await mailLowStock({ db, mail, origin: linkOrigin(env) }, now());
    },
  },
  {
    every: 10 * MINUTE_MS,
    atStart: true,
    async run() {
      await refreshPopularProducts(db, now());
      await refreshGoesWith(db, now());
    },
  },
];

/** Starts the jobs that run by the clock. `stop` starts no further run; `background.idle` waits for those under way. */
export function startPeriodicJobs(deps: Deps): { stop(): void } {
  const timers = jobsOf(deps).map(({ every, atStart, run }) => {
    const start = () => deps.background.run(run);
    const timer = setInterval(start, every).unref();
    if (atStart) start();
    return timer;
  });
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
