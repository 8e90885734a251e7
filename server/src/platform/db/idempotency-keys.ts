import { createHash } from 'node:crypto';
import { conflict } from '@storefront/http/failure';
import type { Tx } from './database';

/** A request that is executed once, however often it is sent (C86). */
export interface Attempt {
  /** The owner of the key. Equal keys of two owners are different keys. */
  readonly actor: string;
  readonly key: string;
  /** The posted body and its call. */
  readonly payload: unknown;
}

/** Returns the hash by which payloads are compared. */
export const payloadHash = (payload: unknown): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');

export const usedOtherwise = () => conflict('This key was used for something else');

/**
 * Claims a key in the transaction of its request. Concurrent requests with the same key wait here until the commit
 * (P1).
 *
 * @returns the first answer if the key was used before, else null @throws Failure 409 for another payload
 */
export async function claimKey<T>(tx: Tx, attempt: Attempt, now: number): Promise<T | null> {
  const { actor, key } = attempt;
  const payload_hash = payloadHash(attempt.payload);
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ actor, key, payload_hash, order_id: '', answer: '', created_at: now })
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
  if (first.payload_hash !== payload_hash) throw usedOtherwise();
  return JSON.parse(first.answer) as T;
}

/** Stores the answer of a claimed key for repeated requests (P2). */
export async function storeAnswer(tx: Tx, { actor, key }: Attempt, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/**
 * Stores a key with its answer at once, for a caller that keeps concurrent requests with this key apart by itself.
 *
 * @throws Failure 409 if another call has used the key meanwhile
 */
export async function storeKey(
  tx: Tx,
  { actor, key, payload }: Attempt,
  { answer, orderId, at }: { readonly answer: unknown; readonly orderId: string; readonly at: number },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({
      ...{ actor, key, payload_hash: payloadHash(payload) },
      ...{ order_id: orderId, answer: JSON.stringify(answer), created_at: at },
    })
    .onConflict((onConflict) => onConflict.columns(['actor', 'key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw usedOtherwise();
}
