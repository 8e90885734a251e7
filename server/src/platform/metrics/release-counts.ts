import { sql } from 'kysely';
import type { Database, Reader } from '../db/database';
import { withoutWaiting } from '../db/without-waiting';

interface ReleaseEvent {
  readonly part: string;
  readonly release: string;
  readonly name: string;
  readonly reason: string | null;
  readonly count?: number;
}

/** Counts events of releases (C117). A power cut may lose the last of them. */
export function countEvents(db: Database, events: readonly ReleaseEvent[], at: number): Promise<void> {
  return withoutWaiting(db, async (connection, unsynced) => {
    for (const { part, release, name, reason, count = 1 } of events) {
      await connection
        .insertInto('release_figures')
        .values({ part, release, name, count, detail: reason, updated_at: at })
        .onConflict((conflict) =>
          conflict.columns(['part', 'release', 'name']).doUpdateSet({
            count: sql`release_figures.count + ${count}`,
            detail: reason,
            updated_at: at,
          }),
        )
        .returning(unsynced)
        .execute();
    }
  });
}

/** Returns the counts of a release by event, and the reasons of its troubles, newest first. */
export async function readCounts(db: Reader, part: string, release: string) {
  const rows = await db
    .selectFrom('release_figures')
    .select(['name', 'count', 'detail', 'updated_at'])
    .where('part', '=', part)
    .where('release', '=', release)
    .orderBy('updated_at', 'desc')
    .execute();
  return {
    counts: new Map(rows.map(({ name, count }) => [name, count])),
    reasons: rows.flatMap(({ name, detail, updated_at }) =>
      detail === null ? [] : [{ kind: name, reason: detail, at: updated_at }],
    ),
  };
}
