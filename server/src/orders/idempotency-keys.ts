import { createHash } from 'node:crypto';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import type { Reader, Tx } from '../db/database';
import { conflict } from '../http/failure';

/** One checkout attempt of one person (C86). */
export interface Attempt {
  /** User id, or `guest`: keys of two people never meet. */
  readonly actor: string;
  readonly key: string;
  /** Everything that was posted, and by which call. */
  readonly payload: unknown;
}

export const GUEST = 'guest';

const hashOf = (payload: unknown) => createHash('sha256').update(JSON.stringify(payload)).digest('hex');

/**
 * Takes a key for an order that is about to be stored; it is kept only if that order is. Others with the same key
 * wait here until then (P1).
 *
 * @returns the first answer when the key has been used, else null. @throws Failure 409 for another payload
 */
export async function claimKey(tx: Tx, attempt: Attempt, now: number): Promise<OrderReceipt | null> {
  const { actor, key, payload } = attempt;
  const row = { actor, key, payload_hash: hashOf(payload), order_id: '', answer: '', created_at: now };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((onConflict) => onConflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['payload_hash', 'answer'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== row.payload_hash) throw conflict('This key was used for another order');
  return JSON.parse(first.answer) as OrderReceipt;
}

/** Keeps the answer to a key, for whoever asks again (P2). */
export async function keepAnswer(tx: Tx, { actor, key }: Attempt, receipt: OrderReceipt): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ order_id: receipt._id, answer: JSON.stringify(receipt) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/** The answer that a key got, or null: the order did not go through (C86). */
export async function findAnswer(
  db: Reader,
  actors: readonly string[],
  key: string,
): Promise<OrderReceipt | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('actor', 'in', actors)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? (JSON.parse(row.answer) as OrderReceipt) : null;
}
