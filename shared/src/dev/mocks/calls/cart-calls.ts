import type { CartLine } from '../../../contract/entities/cart-line';
import * as messages from '../../../messages/messages';
import {
  additionProblem,
  chooseOptions,
  lineLimit,
  missingChoice,
  quantityProblem,
  type SellableItem,
  sharesStock,
} from '../../../ordering/sellable-item';
import { findLine } from '../../../rules/cart-lines';
import { type ChosenOption, chosenOptions, defaultChoices, optionProblem } from '../../../rules/dish-options';
import { parseTableId } from '../../../rules/tables';
import { cleanRequests } from '../../../rules/text';
import { identityOf, showCartLine } from '../support/cart-lines';
import { type MockContext, member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { once } from '../support/once';
import { findItem, toSellable } from '../support/sellable-items';
import type { MockCartLine, MockWorld } from '../world';

type CartCall = 'addToCart' | 'getCart' | 'updateCartLine' | 'deleteCartLines' | 'clearCart';

const linesOf = (context: Pick<MockContext<CartCall>, 'world' | 'person'>): MockCartLine[] =>
  context.world.carts.get(member(context)._id) ?? [];

function setLines(context: Pick<MockContext<CartCall>, 'world' | 'person'>, lines: MockCartLine[]): void {
  context.world.carts.set(member(context)._id, lines);
}

/** Finds the line of an id among the person's lines (C46). */
const ownLine = (lines: readonly MockCartLine[], id: string) =>
  findLine(
    lines.map((line) => ({ line, lineId: line._id, productId: line.itemId })),
    id,
  )?.line;

function findSellable(world: MockWorld, { itemId, type }: Pick<MockCartLine, 'type' | 'itemId'>) {
  const item = findItem(world, itemId, type);
  return item && toSellable(world, item);
}

/** @throws MockFailure 404 if there is no such item of that type */
function sellableOf(world: MockWorld, line: Pick<MockCartLine, 'type' | 'itemId'>): SellableItem {
  const item = findSellable(world, line);
  if (item?.type !== line.type) throw notFound(line.type === 'closet' ? 'Item' : 'Product');
  return item;
}

/** @throws MockFailure 400 if the item does not have the colour or size, or needs one (C258) */
function closetChoice(item: SellableItem, body: Added) {
  const choice = chooseOptions(item, body);
  if ('field' in choice) throw badField(choice.field, `must be one of ${choice.options.join(', ')}`);
  const missing = missingChoice(item, choice);
  if (missing) throw badField(missing.field, `must be one of ${missing.options.join(', ')}`);
  return choice;
}

/** The choices of a new line (C255). @throws MockFailure 409 if the dish cannot be had with them */
function dishOptions(item: SellableItem, { options }: Added): { options?: readonly ChosenOption[] } {
  if (item.type === 'closet') return {};
  const { optionGroups = [] } = item;
  const ids = options ?? defaultChoices(optionGroups);
  const problem = optionProblem(optionGroups, ids);
  if (problem) throw conflict(problem.text);
  return optionGroups.length > 0 ? { options: chosenOptions(optionGroups, ids) } : {};
}

/** Returns how a line of a cart is to change. @param line a line of the cart, or a new one */
function changeOf(item: SellableItem, line: Omit<MockCartLine, '_id' | 'quantity'>, cart: MockCartLine[]) {
  const lines = cart.filter(
    (one) =>
      one.itemId === line.itemId &&
      one.type === line.type &&
      one.tableNumber === line.tableNumber &&
      sharesStock(item, one, line),
  );
  const own = lines.find((one) => identityOf(one) === identityOf(line))?.quantity ?? 0;
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { tableNumber, selectedColor, selectedSize } = line;
  return { item, tableNumber, selectedColor, selectedSize, own, elsewhere: all - own };
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

function addLine(context: MockContext<'addToCart'>, isPush: boolean): CartLine {
  const { world, params, body } = context;
  const { quantity, type } = body;
  const item = sellableOf(world, { type, itemId: params.id });
  const wanted = {
    itemId: params.id,
    type: item.type,
    ...closetChoice(item, body),
    ...dishOptions(item, body),
    requests: cleanRequests(body.requests),
    tableNumber: readTable(body),
  };
  const lines = linesOf(context);
  const change = changeOf(item, wanted, lines);
  const problem = additionProblem(change, quantity, isPush);
  if (problem !== null) throw conflict(problem);
  const limit = lineLimit(item, wanted, change.elsewhere);
  const equal = lines.find((line) => identityOf(line) === identityOf(wanted));
  const added = {
    ...wanted,
    _id: equal?._id ?? world.newId(),
    addedAt: equal?.addedAt ?? body.addedAt ?? new Date(world.now()).toISOString(),
    quantity: Math.min((equal?.quantity ?? 0) + quantity, limit),
  };
  const next = lines.findIndex((line) => line.addedAt !== undefined && line.addedAt > added.addedAt);
  const at = next < 0 ? lines.length : next;
  setLines(
    context,
    equal
      ? lines.map((line) => (line === equal ? added : line))
      : [...lines.slice(0, at), added, ...lines.slice(at)],
  );
  return showCartLine(world, added);
}

/** Calls of the signed-in person's cart. */
export const cartCalls: MockResolvers<CartCall> = {
  addToCart(context) {
    const { world, person, headers, params, body } = context;
    const attempt = { person, key: headers['idempotency-key'], payload: [params.id, body] };
    const line = once(world.pushes, attempt, () => addLine(context, attempt.key !== undefined));
    return new Reply(line, line.isTableOrder ? messages.menu.addedToTable : messages.menu.added);
  },

  getCart: (context) => linesOf(context).map((line) => showCartLine(context.world, line)),

  updateCartLine(context) {
    const { world, params, body } = context;
    const lines = linesOf(context);
    const line = ownLine(lines, params.id);
    if (!line) throw notFound('Line');
    const item = findSellable(world, line);
    if (!item) throw conflict('This product cannot be ordered now');
    const problem = quantityProblem(changeOf(item, line, lines), body.quantity);
    if (problem !== null) throw conflict(problem);
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
    return new Reply(null, messages.cart.removed);
  },
};
