import { notFound } from '@storefront/http/failure';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import type { Reader, Tx } from '../../platform/db/database';
import { type Attempt, payloadHash, usedOtherwise } from '../../platform/db/idempotency-keys';

/** The actor of orders without an account. */
export const GUEST = 'guest';

const receiptOf = (row: { answer: string } | undefined) =>
  row ? (JSON.parse(row.answer) as OrderReceipt) : null;

/** Returns the name of the lock by which concurrent attempts with one key wait for the commit of the first (P1). */
export const attemptLock = ({ key }: Attempt): string => `order ${key}`;

/**
 * Returns the receipt of an earlier attempt with this key, or null: also of the same attempt under the other identity,
 * because the session ended, or the customer signed in, before the answer arrived (C103, P2, P23). Then key and payload
 * must both match; a receipt has no personal data. Take the lock of `attemptLock` first.
 *
 * @throws Failure 409 for another payload of the same person
 */
export async function replayOf(tx: Tx, { actor, key, payload }: Attempt): Promise<OrderReceipt | null> {
  const rows = await tx
    .selectFrom('idempotency_keys')
    .select(['actor', 'payload_hash', 'answer'])
    .where('key', '=', key)
    .execute();
  const hash = payloadHash(payload);
  const ofOthers = rows.filter((row) => (row.actor === GUEST) !== (actor === GUEST));
  const same = ofOthers.find(({ payload_hash }) => payload_hash === hash);
  if (same) return receiptOf(same);
  const own = rows.find((row) => row.actor === actor);
  if (own && own.payload_hash !== hash) throw usedOtherwise();
  return receiptOf(own);
}

/**
 * Returns the receipt of a key: of the user, or else of a guest.
 *
 * @throws Failure 404 when no order has the key (C86, P2)
 */
export async function findReceipt(db: Reader, key: string, userId: string | null): Promise<OrderReceipt> {
  const rows = await db
    .selectFrom('idempotency_keys')
    .select(['actor', 'answer'])
    .where('actor', 'in', userId === null ? [GUEST] : [userId, GUEST])
    .where('key', '=', key.toLowerCase())
    .execute();
  const receipt = receiptOf(rows.find(({ actor }) => actor === userId) ?? rows[0]);
  if (!receipt) throw notFound('Order not found');
  return receipt;
}
