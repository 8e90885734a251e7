import { createHash, randomBytes } from 'node:crypto';
import { SECOND_FACTOR_TRIES, TICKET_MS } from '@storefront/shared/rules/second-factor';
import type { Reader, Tx } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Stores a login that waits for a code, and returns its ticket. */
export async function giveTicket(tx: Tx, userId: string, at: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tx
    .insertInto('login_tickets')
    .values({ id_hash: hashOf(ticket), user_id: userId, tries: 0, expires_at: at + TICKET_MS })
    .execute();
  return ticket;
}

const findTicket = (db: Reader, ticket: string, at: number) =>
  db
    .selectFrom('login_tickets')
    .select(['id_hash', 'user_id'])
    .where('id_hash', '=', hashOf(ticket))
    .where('expires_at', '>', at)
    .where('tries', '<', SECOND_FACTOR_TRIES)
    .executeTakeFirst();

/**
 * Locks the account of a ticket and returns its id; null if the ticket no longer counts. A change of the password removes
 * tickets, so it is read again under the lock.
 */
export async function lockTicket(tx: Tx, ticket: string, at: number): Promise<string | null> {
  const found = await findTicket(tx, ticket, at);
  if (!found) return null;
  await lockUser(tx, found.user_id);
  return (await findTicket(tx, ticket, at)) ? found.user_id : null;
}

/** Counts a wrong code of this login. */
export async function countWrongCode(tx: Tx, ticket: string): Promise<void> {
  await tx
    .updateTable('login_tickets')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id_hash', '=', hashOf(ticket))
    .execute();
}

export async function removeTicket(tx: Tx, ticket: string): Promise<void> {
  await tx.deleteFrom('login_tickets').where('id_hash', '=', hashOf(ticket)).execute();
}
