import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { lockName } from '../../platform/db/advisory-lock';
import type { Reader, Tx } from '../../platform/db/database';
import { type Attempt, payloadHash } from '../../platform/db/idempotency-keys';

/** Who orders without an account. */
export const GUEST = 'guest';

const receiptOf = (row: { answer: string } | undefined) =>
  row ? (JSON.parse(row.answer) as OrderReceipt) : null;

/**
 * The order of an attempt that began signed in and goes on as a guest, or the other way round: the session ended, or
 * somebody logged in, before the answer arrived (C103, P2, P23). Only the very same order under the very same key is
 * one; a receipt holds nothing about the person. Others with this key, whoever they are, wait until the commit.
 */
export async function findAcrossSignIn(
  tx: Tx,
  { actor, key, payload }: Attempt,
): Promise<OrderReceipt | null> {
  await lockName(tx, `order ${key}`);
  const row = await tx
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', key)
    .where('actor', actor === GUEST ? '!=' : '=', GUEST)
    .where('payload_hash', '=', payloadHash(payload))
    .executeTakeFirst();
  return receiptOf(row);
}

/** The receipt that a key got, or null: the order did not go through (C86). */
export async function findReceipt(
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
  return receiptOf(row);
}
