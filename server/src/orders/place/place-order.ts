import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Tx } from '../../platform/db/database';
import { type Attempt, claimKey, keepAnswer } from '../../platform/db/idempotency-keys';
import { inTransaction } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/failure';
import type { OrderEvents } from '../../platform/realtime/order-events';
import { applyEffects } from '../effects/apply-effects';
import { receiptToWire } from '../receipt-to-wire';
import { draftOrder } from './draft-order';
import { findAcrossSignIn, findReceipt, GUEST } from './idempotent-replay';
import { checkWaiting } from './pending-order-limit';
import type { Placing } from './placing';
import { storeOrder } from './store-order';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly orderEvents: Pick<OrderEvents, 'placed'>;
  /** Whether guest orders that wait are counted (RATE_LIMIT, P75). */
  readonly capsWaiting: boolean;
}

async function place(tx: Tx, placing: Placing, now: number): Promise<OrderReceipt> {
  const draft = await draftOrder(tx, placing, now);
  const standing = await storeOrder(tx, placing, draft, now);
  await applyEffects(tx, null, standing, now);
  const { order, lines } = standing;
  await recordAudit(tx, {
    at: now,
    actor: placing.userId ?? GUEST,
    action: 'order.place',
    subject: order.id,
    details: { kind: order.kind, totalPaisa: order.total_paisa, lines: lines.length },
  });
  return receiptToWire(order);
}

/** Placing orders, by the three ways of §7. */
export function createPlacingService({ db, now, orderEvents, capsWaiting }: Options) {
  return {
    /**
     * Places an order in one transaction: key, prices, stock, points and lines all hold, or nothing does (P1, P5, P40).
     * Staff hear of it after the commit (C42).
     *
     * @throws Failure 400, 409 with what changed (C85), or 429; then not even the key is kept (C84)
     */
    async place(placing: Placing, attempt: Attempt | null): Promise<OrderReceipt> {
      const at = now();
      const { receipt, isNew } = await inTransaction(db, async (tx) => {
        const earlier =
          attempt &&
          ((await findAcrossSignIn(tx, attempt)) ?? (await claimKey<OrderReceipt>(tx, attempt, at)));
        if (earlier) return { receipt: earlier, isNew: false };
        if (capsWaiting) await checkWaiting(tx, placing, at);
        const placed = await place(tx, placing, at);
        if (attempt) await keepAnswer(tx, attempt, placed, placed._id);
        return { receipt: placed, isNew: true };
      });
      if (isNew) orderEvents.placed(receipt._id, placing.kind);
      return receipt;
    },

    /** The answer that a key got, one's own or a guest's. @throws Failure 404 when no order has it (C86, P2) */
    async findByKey(key: string, userId: string | null): Promise<OrderReceipt> {
      const actors = userId === null ? [GUEST] : [userId, GUEST];
      const receipt = await findReceipt(db, actors, key.toLowerCase());
      if (!receipt) throw notFound('Order not found');
      return receipt;
    },
  };
}
