import type { Order, OrderReceipt } from '../../../contract/entities/order';
import { decideOrder, type OrderFacts } from '../../../ordering/decide-order';
import { fromCartRow, type OrderRequest } from '../../../ordering/order-request';
import { toPaisa } from '../../../rules/money';
import { whyNoOrders } from '../../../rules/opening-hours';
import { orderCode } from '../../../rules/orders';
import { normalisePlaceName } from '../../../rules/shipping';
import { orThrow } from '../support/mock-failure';
import { itemLookup } from '../support/sellable-items';
import type { MockWorld } from '../world';
import { applyOrder } from './apply-order';
import { receiptOf, showLine, showSums } from './show-order';

function findPlace({ locations }: MockWorld, name: string): OrderFacts['place'] {
  const key = normalisePlaceName(name);
  const place = locations.find(({ address }) => normalisePlaceName(address) === key);
  return place && { name: place.address, ratePaisa: toPaisa(place.rate) };
}

const readFacts = (world: MockWorld, { destination, userId }: OrderRequest): OrderFacts => ({
  items: itemLookup(world),
  place: destination.kind === 'place' ? findPlace(world, destination.name) : undefined,
  balance: Math.max(0, world.users.find(({ _id }) => _id === userId)?.points ?? 0),
  closed: whyNoOrders(world.now(), world.orderingSettings),
});

/** Returns the order with the items of the lines that are named by an id of the person's cart lines (C152). */
function resolveCartLines({ carts }: MockWorld, request: OrderRequest): OrderRequest {
  const cart = carts.get(request.userId ?? '') ?? [];
  const lines = request.lines.map((line) =>
    fromCartRow(
      line,
      cart.find(({ _id }) => _id === line.productId),
    ),
  );
  return { ...request, lines };
}

/** Checks an order and stores it. @throws MockFailure 400 or 409; then nothing is stored */
export function placeOrder(world: MockWorld, asSent: OrderRequest): OrderReceipt {
  const request = resolveCartLines(world, asSent);
  const { lines, delivery, sums } = orThrow(decideOrder(request, readFacts(world, request)));
  const { feePaisa: _, ...destination } = delivery;
  const _id = world.newId();
  const order: Order = {
    _id,
    id: _id,
    code: orderCode(_id),
    ...request.contact,
    ...destination,
    user: request.userId,
    status: 'pending',
    createdAt: new Date(world.now()).toISOString(),
    version: 1,
    editedAt: null,
    ...showSums(sums),
    item: lines.map((line) => showLine(line, world.newId())),
  };
  applyOrder(world, null, order);
  return receiptOf(order);
}
