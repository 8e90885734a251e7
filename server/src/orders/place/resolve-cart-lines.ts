import { fromCartRow, type OrderRequest } from '@storefront/shared/ordering/order-request';
import { parseOptionsColumn } from '../../catalogue/options/option-group-queries';
import type { Tx } from '../../platform/db/database';

/** Returns the order with the items of the lines that are named by an id of the person's cart lines (C152). */
export async function resolveCartLines(tx: Tx, request: OrderRequest): Promise<OrderRequest> {
  const ids = request.lines.flatMap(({ productId }) => productId || []);
  if (request.userId === null || ids.length === 0) return request;
  const rows = await tx
    .selectFrom('cart_lines')
    .select([
      'id',
      'item_id as itemId',
      'item_type as type',
      'quantity',
      'color as selectedColor',
      'size as selectedSize',
      'requests',
      'options',
    ])
    .where('user_id', '=', request.userId)
    .where('id', 'in', ids)
    .execute();
  const ofCart = new Map(
    rows.map((row) => {
      const options = parseOptionsColumn(row.options)?.map(({ id }) => id) ?? null;
      return [row.id, { ...row, options }];
    }),
  );
  const lines = request.lines.map((line) => fromCartRow(line, ofCart.get(line.productId ?? '')));
  return { ...request, lines };
}
