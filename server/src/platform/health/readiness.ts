import type { Database } from '../db/database';
import { isMigrated } from '../db/is-migrated';

export interface Readiness {
  readonly ready: boolean;
  readonly db: 'ok' | 'unreachable';
  readonly migrations: 'done' | 'missing' | 'unknown';
}

/** How long an answer is cached, and how long the database may take, ms. */
const FRESH = 1_000;
const TIMEOUT_MS = 2_000;

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Returns whether the database answers and has this program's schema. Queries it at most once a second. */
export function createReadiness(db: Database, onProblem: (problem: unknown) => void) {
  let known: { readonly at: number; readonly state: Promise<Readiness> } | undefined;

  async function ask(): Promise<Readiness> {
    try {
      const isDone = await within(isMigrated(db), TIMEOUT_MS);
      return { ready: isDone, db: 'ok', migrations: isDone ? 'done' : 'missing' };
    } catch (error) {
      onProblem(error);
      return { ready: false, db: 'unreachable', migrations: 'unknown' };
    }
  }

  return (): Promise<Readiness> => {
    const at = performance.now();
    if (!known || at - known.at > FRESH) known = { at, state: ask() };
    return known.state;
  };
}
