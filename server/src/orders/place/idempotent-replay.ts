import { notFound } from '@storefront/http/failure';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { advisoryLock } from '../../platform/db/advisory-lock';
import type { Reader, Tx } from '../../platform/db/database';
import { type Attempt, claimKey, payloadHash } from '../../platform/db/idempotency-keys';

/** The actor of orders without an account. */
export const GUEST = 'guest';

const receiptOf = (row: { answer: string } | undefined) =>
  row ? (JSON.parse(row.answer) as OrderReceipt) : null;

/**
 * Returns the receipt of the same attempt under the other identity: the session ended, or the customer signed in,
 * before the answer arrived (C103, P2, P23). Key and payload must both match; a receipt has no personal data.
 * Concurrent attempts with this key wait until the commit.
 */
async function findAcrossSignIn(tx: Tx, { actor, key, payload }: Attempt): Promise<OrderReceipt | null> {
  await advisoryLock(tx, `order ${key}`);
  const row = await tx
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', key)
    .where('actor', actor === GUEST ? '!=' : '=', GUEST)
    .where('payload_hash', '=', payloadHash(payload))
    .executeTakeFirst();
  return receiptOf(row);
}

/**
 * Returns the receipt of an earlier attempt with this key; otherwise claims the key and returns null.
 *
 * @throws Failure 409 for another payload
 */
export const replayOf = async (tx: Tx, attempt: Attempt, now: number): Promise<OrderReceipt | null> =>
  (await findAcrossSignIn(tx, attempt)) ?? (await claimKey<OrderReceipt>(tx, attempt, now));

/** Returns the receipt of a key, of the user or of a guest. @throws Failure 404 when no order has the key (C86, P2) */
export async function findReceipt(db: Reader, key: string, userId: string | null): Promise<OrderReceipt> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('actor', 'in', userId === null ? [GUEST] : [userId, GUEST])
    .where('key', '=', key.toLowerCase())
    .executeTakeFirst();
  const receipt = receiptOf(row);
  if (!receipt) throw notFound('Order not found');
  return receipt;
}
