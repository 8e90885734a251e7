import { messages } from '../../messages/messages';
import { findLine } from '../../rules/find-line';
import { isOrderable } from '../../rules/menu-visibility';
import { maxQuantity } from '../../rules/quantity';
import { cleanRequests } from '../../rules/requests';
import { parseTableId } from '../../rules/table-id';
import { findSold, identityOf, type Sold, showCartLine, typeOf } from '../support/cart-lines';
import { type MockContext, member } from '../support/mock-context';
import { badField, MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { settleChoice } from '../support/settle-choice';
import type { MockCartLine, MockWorld } from '../world';

type CartCall = 'addToCart' | 'getCart' | 'updateCartLine' | 'deleteCartLines' | 'clearCart';

const linesOf = (context: Pick<MockContext<CartCall>, 'world' | 'person'>) =>
  context.world.carts.get(member(context)._id) ?? [];

function setLines(context: Pick<MockContext<CartCall>, 'world' | 'person'>, lines: MockCartLine[]): void {
  context.world.carts.set(member(context)._id, lines);
}

/** The line that an id means among one's own (C46). */
const ownLine = (lines: readonly MockCartLine[], id: string) =>
  findLine(
    lines.map((line) => ({ line, lineId: line._id, productId: line.itemId })),
    id,
  )?.line;

/** What a line is about. @throws MockFailure 404 when it is not sold. */
function soldAs(world: MockWorld, line: Pick<MockCartLine, 'type' | 'itemId'>): Sold {
  const sold = findSold(world, line);
  if (!sold) throw notFound(line.type === 'closet' ? 'Item' : 'Product');
  return sold;
}

/** How many pieces a line may hold. @throws MockFailure 409 when it is not sold here. */
function limitOf(sold: Sold, tableNumber: string | null): number {
  if ('availableStock' in sold) return maxQuantity(sold.availableStock);
  if (!isOrderable(sold, tableNumber === null ? 'normal' : 'table'))
    throw new MockFailure(409, `${sold.name} cannot be ordered now`);
  return maxQuantity();
}

function demandPieces(quantity: number, limit: number): void {
  if (quantity > limit) throw new MockFailure(409, `Only ${limit} left`);
}

function readTable({
  isTableOrder,
  tableNumber,
}: Pick<Added, 'isTableOrder' | 'tableNumber'>): string | null {
  if (!isTableOrder) return null;
  const table = parseTableId(tableNumber);
  if (table === null) throw badField('tableNumber', 'is no table of ours');
  return table;
}

type Added = MockContext<'addToCart'>['body'];

/** The signed-in person's cart. */
export const cartCalls: MockResolvers<CartCall> = {
  addToCart(context) {
    const { world, params, body } = context;
    const { quantity, type } = body;
    const sold = soldAs(world, { type, itemId: params.id });
    const wanted = {
      itemId: params.id,
      type: typeOf(sold),
      ...settleChoice(sold, body),
      requests: cleanRequests(body.requests),
      tableNumber: readTable(body),
    };
    const limit = limitOf(sold, wanted.tableNumber);
    demandPieces(quantity, limit);
    const lines = linesOf(context);
    const equal = lines.find((line) => identityOf(line) === identityOf(wanted));
    const added = {
      ...wanted,
      _id: equal?._id ?? world.newId(),
      quantity: Math.min((equal?.quantity ?? 0) + quantity, limit),
    };
    setLines(context, equal ? lines.map((line) => (line === equal ? added : line)) : [...lines, added]);
    return new Reply(showCartLine(world, added), messages.menu.added);
  },

  getCart: (context) => linesOf(context).map((line) => showCartLine(context.world, line)),

  updateCartLine(context) {
    const { world, params, body } = context;
    const lines = linesOf(context);
    const line = ownLine(lines, params.id);
    if (!line) throw notFound('Line');
    demandPieces(body.quantity, limitOf(soldAs(world, line), line.tableNumber));
    const changed = { ...line, quantity: body.quantity };
    setLines(
      context,
      lines.map((other) => (other === line ? changed : other)),
    );
    return new Reply(showCartLine(world, changed), messages.cart.quantityUpdated);
  },

  deleteCartLines(context) {
    const { params, query, body } = context;
    const lines = linesOf(context);
    const ids = [params.id, ...body, ...(query.ids?.split(',') ?? [])];
    const doomed = new Set(ids.map((id) => ownLine(lines, id.trim())));
    setLines(
      context,
      lines.filter((line) => !doomed.has(line)),
    );
    return new Reply(null, messages.cart.removed);
  },

  clearCart(context) {
    setLines(context, []);
    return null;
  },
};
