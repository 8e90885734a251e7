import type { Tx } from './database';

/** Holds a person's row until the commit, so that what is decided about one person happens one after another. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((user) => ({ id: user.ref('id') }))
    .where('id', '=', userId)
    .execute();
}
