import type { Tx } from '../platform/db/database';
import { writeEntry } from './points-ledger';
import type { Share } from './redemption-shares';

/** The order that points are taken for, as it stands after the change. */
export interface PaidOrder {
  readonly userId: string;
  readonly orderId: string;
  /** Version of the order, so that each change has ledger keys of its own. */
  readonly version: number;
}

/** Writes shares into the ledger and onto their lots. Whoever calls holds the person's row. */
export async function movePoints(
  tx: Tx,
  { userId, orderId, version }: PaidOrder,
  kind: 'redeem' | 'refund',
  shares: readonly Share[],
  now: number,
): Promise<void> {
  for (const { lotId, points } of shares) {
    const delta = kind === 'redeem' ? -points : points;
    const written = await writeEntry(tx, {
      user_id: userId,
      lot_id: lotId,
      order_id: orderId,
      kind,
      delta,
      effect_key: `${kind}:${orderId}:${version}:${lotId}`,
      created_at: now,
    });
    if (!written) throw new Error(`${kind} of order ${orderId} was written before, in version ${version}`);
    await tx
      .updateTable('point_lots')
      .set((lot) => ({ remaining: lot('remaining', '+', delta) }))
      .where('id', '=', lotId)
      .execute();
  }
}
