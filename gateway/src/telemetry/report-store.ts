import { sql } from 'kysely';
import type { Database, Reader } from '../../../server/src/platform/db/database';
import { withoutWaiting } from '../../../server/src/platform/db/without-waiting';
import { plainReason } from './plain-reason';
import type { Report } from './report-schema';
import { rangeOf } from './vital-ranges';

const nameOf = (report: Report) =>
  report.kind === 'vital' ? rangeOf(report.vital, report.value) : report.kind;

/** Counts what browsers told. A power cut may take the last of it. */
export function countReports(db: Database, reports: readonly Report[], at: number): Promise<void> {
  return withoutWaiting(db, async (connection) => {
    for (const report of reports) {
      const detail = 'reason' in report ? plainReason(report.reason) : null;
      await connection
        .insertInto('release_figures')
        .values({
          part: report.remote,
          release: report.release,
          name: nameOf(report),
          count: 1,
          detail,
          updated_at: at,
        })
        .onConflict((conflict) =>
          conflict.columns(['part', 'release', 'name']).doUpdateSet({
            count: sql`release_figures.count + 1`,
            detail,
            updated_at: at,
          }),
        )
        .execute();
    }
  });
}

/** Everything counted of one release. */
export interface Figures {
  readonly counts: ReadonlyMap<string, number>;
  /** Kinds of trouble with their last reason, the newest first. */
  readonly reasons: readonly { readonly kind: string; readonly reason: string; readonly at: number }[];
}

/** What is counted of a release of a part. */
export async function readFigures(db: Reader, part: string, release: string): Promise<Figures> {
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
