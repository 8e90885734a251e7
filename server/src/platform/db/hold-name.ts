import type { Tx } from './database';

/**
 * Holds a name until the commit, so that what is decided under it happens one after another, where there is no row to
 * hold yet. The row that stands for it goes with the other windows of the rate limit.
 */
export async function holdName(tx: Tx, name: string, now: number): Promise<void> {
  await tx
    .insertInto('rate_windows')
    .values({ bucket: `hold:${name}`, started_at: now, hits: 0 })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ started_at: now }))
    .execute();
}
