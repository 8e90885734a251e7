import type { Tx } from '../../platform/db/database';
import type { UsersTable } from '../../platform/db/schema';

/** What signs a person in, or waits to, and the note of staff. */
const SIGN_IN = [
  'sessions',
  'one_time_codes',
  'second_factors',
  'recovery_codes',
  'login_tickets',
  'customer_notes',
] as const;

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
  for (const table of SIGN_IN) await tx.deleteFrom(table).where('user_id', '=', id).execute();
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
