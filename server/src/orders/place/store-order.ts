import { orderCode } from '@storefront/shared/rules/orders';
import type { Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { OrdersTable } from '../../platform/db/schema';
import type { Standing } from '../effects/standing';
import { orderSearchKey } from '../list/order-search-key';
import { lineRow } from '../order-lines';
import { insertOrder } from '../order-with-lines';
import type { Draft } from './draft-order';
import type { Placing } from './placing';

/** Codes are short, so that two orders may share one; then another id is taken. */
const ATTEMPTS = 20;

function orderRow(placing: Placing, { delivery, sums }: Draft, now: number): OrdersTable {
  const id = newId();
  const code = orderCode(id);
  return {
    id,
    code,
    user_id: placing.userId,
    kind: placing.kind,
    ...placing.contact,
    ...delivery,
    origin_key: placing.originKey,
    status: 'pending',
    subtotal_paisa: sums.subtotalPaisa,
    redeemed_points: sums.redeemedPoints,
    total_paisa: sums.totalPaisa,
    points_cafe: sums.points.cafe,
    points_closet: sums.points.closet,
    created_at: now,
    updated_at: now,
    updated_by: null,
    version: 1,
    deleted_at: null,
    search_key: orderSearchKey({ ...placing.contact, code }),
  };
}

async function storeRow(tx: Tx, placing: Placing, draft: Draft, now: number): Promise<OrdersTable> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const order = orderRow(placing, draft, now);
    if (await insertOrder(tx, order)) return order;
  }
  throw new Error('No free order code was found');
}

/** Stores a drafted order, pending, with its lines; its effects follow it (C6). */
export async function storeOrder(tx: Tx, placing: Placing, draft: Draft, now: number): Promise<Standing> {
  const order = await storeRow(tx, placing, draft, now);
  const lines = draft.lines.map((line, position) => lineRow(order.id, line, position));
  await tx.insertInto('order_lines').values(lines).execute();
  return { order, lines };
}
