import { withTimeout } from '@storefront/http/with-timeout';
import type { Database } from '../db/database';
import { diskTrouble } from '../db/explain-outage';
import { isMigrated } from '../db/is-migrated';
import { tryWriting } from './try-writing';

export interface Readiness {
  readonly ready: boolean;
  readonly db: 'ok' | 'unreachable';
  readonly migrations: 'done' | 'missing' | 'unknown';
  /** Whether a small write succeeds; the log says why not. */
  readonly disk: 'ok' | 'failing' | 'unknown';
}

/** How long an answer is cached, and how long the database may take, ms. */
export const FRESH = 1_000;
const TIMEOUT_MS = 2_000;

/** Returns a function that runs `read` at most once in `ms`; callers in between share its answer. */
export function atMostEvery<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (!known || at - known.at > ms) known = { at, answer: read() };
    return known.answer;
  };
}

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  /** Receives every problem, with words for the log. */
  readonly onProblem: (problem: unknown, words: string) => void;
}

/**
 * Returns whether the database answers, has this program's schema and can be written, and so can `dataDir`. Tries it at
 * most once a second.
 */
export function createReadiness({ db, dataDir, onProblem }: Options) {
  async function ask(): Promise<Readiness> {
    let isDone = false;
    try {
      isDone = await withTimeout(isMigrated(db), TIMEOUT_MS, 'A query of the database');
      if (isDone) await withTimeout(tryWriting(db, dataDir), TIMEOUT_MS, 'A small write');
      return {
        ready: isDone,
        db: 'ok',
        migrations: isDone ? 'done' : 'missing',
        disk: isDone ? 'ok' : 'unknown',
      };
    } catch (error) {
      const trouble = diskTrouble(error);
      onProblem(error, `not ready: ${trouble ?? 'the database does not answer'}`);
      if (trouble !== null)
        return { ready: false, db: 'ok', migrations: isDone ? 'done' : 'unknown', disk: 'failing' };
      return { ready: false, db: 'unreachable', migrations: 'unknown', disk: 'unknown' };
    }
  }

  return atMostEvery(FRESH, ask);
}
