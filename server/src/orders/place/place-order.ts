import { notFound } from '@storefront/http/failure';
import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { decideOrder } from '@storefront/shared/ordering/decide-order';
import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import { recordAudit } from '../../platform/db/audit';
import type { Database } from '../../platform/db/database';
import { type Attempt, keepAnswer } from '../../platform/db/idempotency-keys';
import { inTransaction } from '../../platform/db/transaction';
import type { OrderEvents } from '../../platform/realtime/order-events';
import { applyEffects } from '../effects/apply-effects';
import { orThrow } from '../order-failure';
import { receiptToWire } from '../order-to-wire';
import { findReceipt, GUEST, replayOf } from './idempotent-replay';
import { checkPendingLimit } from './pending-order-limit';
import { readFacts } from './read-facts';
import { storeOrder } from './store-order';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly orderEvents: Pick<OrderEvents, 'placed'>;
  /** Whether pending guest orders are limited (RATE_LIMIT, P75). */
  readonly limitsPending: boolean;
}

/** How an order request arrived. */
interface Submission {
  /** The idempotency key and what was posted with it; null without a key. */
  readonly attempt: Attempt | null;
  /** Keyed hash of a guest's network; null where it is not limited (P75). */
  readonly originKey: string | null;
}

/** Places orders, from any of the three calls of §7. */
export function createOrderPlacing({ db, now, orderEvents, limitsPending }: Options) {
  return {
    /**
     * Places an order in one transaction: key, prices, stock, points and lines are all stored, or nothing is (P1, P5,
     * P40). Notifies staff after the commit (C42).
     *
     * @throws Failure 400, 409 with every change (C85), or 429; then the key is not stored either (C84)
     */
    async place(request: OrderRequest, { attempt, originKey }: Submission): Promise<OrderReceipt> {
      const at = now();
      const { receipt, isNew } = await inTransaction(db, async (tx) => {
        const earlier = attempt && (await replayOf(tx, attempt, at));
        if (earlier) return { receipt: earlier, isNew: false };
        if (limitsPending) await checkPendingLimit(tx, request, originKey, at);

        const facts = await readFacts(tx, request, at);
        const accepted = orThrow(decideOrder(request, facts));
        const placed = await storeOrder(tx, request, accepted, originKey, at);
        await applyEffects(tx, null, placed, at);

        const { order, lines } = placed;
        await recordAudit(tx, {
          at,
          actor: request.userId ?? GUEST,
          action: 'order.place',
          subject: order.id,
          details: { kind: order.kind, totalPaisa: order.total_paisa, lines: lines.length },
        });
        const receipt = receiptToWire(order);
        if (attempt) await keepAnswer(tx, attempt, receipt, order.id);
        return { receipt, isNew: true };
      });
      if (isNew) orderEvents.placed(receipt._id, request.kind);
      return receipt;
    },

    /** The receipt of a key, one's own or a guest's. @throws Failure 404 when no order has it (C86, P2) */
    async findByKey(key: string, userId: string | null): Promise<OrderReceipt> {
      const actors = userId === null ? [GUEST] : [userId, GUEST];
      const receipt = await findReceipt(db, actors, key.toLowerCase());
      if (!receipt) throw notFound('Order not found');
      return receipt;
    },
  };
}
