import type { Database } from '../../platform/db/database';
import type { SecretBox } from './secret-box';

const BATCH = 500;

/**
 * Seals every second factor with the key of now, after a change of SERVER_SECRET. Leaves those that cannot be opened: a
 * node with the earlier secret may still come.
 *
 * @returns how many cannot be opened
 */
export async function resealSecondFactors(db: Database, box: SecretBox): Promise<number> {
  let unread = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('second_factors')
      .select(['user_id', 'secret', 'key_id'])
      .where('user_id', '>', after)
      .where('key_id', '!=', box.keyId)
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      try {
        const sealed = box.seal(row.user_id, box.open(row.user_id, row));
        await db
          .updateTable('second_factors')
          .set(sealed)
          .where('user_id', '=', row.user_id)
          .where('secret', '=', row.secret)
          .execute();
      } catch {
        unread += 1;
      }
    }
    const last = rows.at(-1);
    if (!last) return unread;
    after = last.user_id;
  }
}
