import type { Tx } from './database';

/** Locks a person's row until the commit, so that decisions about one person are serial. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((user) => ({ id: user.ref('id') }))
    .where('id', '=', userId)
    .execute();
}
