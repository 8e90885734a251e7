import type { Tx } from '../../platform/db/database';
import type { UsersTable } from '../../platform/db/schema';

/**
 * Closes an account: nobody signs in to it, and its address is free for a new one. What is left is its id, for what
 * refers to it.
 *
 * @param at in milliseconds
 */
export async function closeAccount(
  tx: Tx,
  id: string,
  columns: Partial<UsersTable>,
  at: number,
): Promise<void> {
  for (const table of ['sessions', 'one_time_codes', 'customer_notes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await tx
    .updateTable('users')
    .set({
      email: '',
      // No address has a colon, and no code a small letter.
      email_key: `closed:${id}`,
      password_hash: '',
      referred_by: null,
      closed_at: at,
      ...columns,
    })
    .where('id', '=', id)
    .execute();
}
