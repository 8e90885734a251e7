import type { Order } from '@storefront/shared/contract/entities/order';
import type { OrderStatus } from '@storefront/shared/rules/orders';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { conflict } from '../../platform/http/failure';
import { checkVersion } from '../check-version';
import { type EditedLine, editLines } from '../edit/edit-order';
import { editedColumns } from '../edit/edited-columns';
import { orderToWire } from '../order-to-wire';
import { holdOrder } from '../order-with-lines';
import { rewriteOrder } from '../rewrite-order';

/** What staff do to an order, with the version that they saw (C99). */
export interface StatusChange {
  readonly status: OrderStatus;
  readonly version?: number | undefined;
}

export interface LineChange {
  readonly items: readonly EditedLine[];
  readonly version?: number | undefined;
}

/** Changing orders; each change is one transaction with all its effects. */
export function createOrderAdminService(db: Database, now: () => number) {
  return {
    /**
     * Sets any status from any other (§4, C26).
     *
     * @throws Failure 404; 409 for a stale version, or when stock or points no longer suffice (P15)
     */
    changeStatus(id: string, { status, version }: StatusChange, actor: string): Promise<Order> {
      return inTransaction(db, async (tx) => {
        const before = await holdOrder(tx, id);
        await checkVersion(tx, before.order, version);
        if (before.order.status === status) return orderToWire(before);
        const rewrite = { action: 'order.status', columns: { status } } as const;
        return orderToWire(await rewriteOrder(tx, before, rewrite, { actor, now: now() }));
      });
    },

    /** Says that the order is from its table (C51). @throws Failure 404; 409 where it names none, or is stale */
    confirmTable(id: string, version: number | undefined, actor: string): Promise<Order> {
      return inTransaction(db, async (tx) => {
        const before = await holdOrder(tx, id);
        await checkVersion(tx, before.order, version);
        if (before.order.table_number === null) throw conflict('This order names no table');
        if (before.order.table_confirmed === 1) return orderToWire(before);
        const rewrite = { action: 'order.confirm', columns: { table_confirmed: 1 } } as const;
        return orderToWire(await rewriteOrder(tx, before, rewrite, { actor, now: now() }));
      });
    },

    /** Replaces the lines (C21). @throws Failure 404; 409 as above, and for a cancelled order (P15) */
    updateLines(id: string, { items, version }: LineChange, actor: string): Promise<Order> {
      return inTransaction(db, async (tx) => {
        const before = await holdOrder(tx, id);
        await checkVersion(tx, before.order, version);
        if (before.order.status === 'cancelled') throw conflict('A cancelled order cannot be changed');
        const lines = await editLines(tx, before, items);
        const columns = editedColumns(before.order, lines);
        const rewrite = { action: 'order.update', columns, lines } as const;
        return orderToWire(await rewriteOrder(tx, before, rewrite, { actor, now: now() }));
      });
    },

    /** Takes it out of the lists; the row stays, its effects go, once (C25). @throws Failure 404 */
    async remove(id: string, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = await holdOrder(tx, id);
        const at = now();
        const rewrite = { action: 'order.delete', columns: { deleted_at: at } } as const;
        await rewriteOrder(tx, before, rewrite, { actor, now: at });
      });
    },
  };
}
