import { type Call, type CallRequest, refused, shown } from './literal-calls';
import type { LiteralShop } from './literal-shop';

/** Wraps a call that only staff may make. */
const staffOnly =
  (call: Call): Call =>
  (shop, request) =>
    request.session !== null && shop.sessions.get(request.session)?.role === 'admin'
      ? call(shop, request)
      : refused(403, 'Staff only');

/** Returns a page of a list: everything on page 1. Another `limit` or filter is ignored, as §7 names none. */
const onFirstPage = ({ query }: CallRequest, list: readonly object[]) => ({
  data: (query.get('page') ?? '1') === '1' ? list : [],
});

const changeStatus: Call = (shop, { id, body }) => {
  shop.staffOrders = shop.staffOrders.map((order) =>
    order._id === id ? { ...order, status: String(body.status) } : order,
  );
  return { success: true };
};

const updateItem: Call = (shop, { body }) => {
  shop.updatedItem = body;
  return { success: true };
};

const addPlace: Call = (shop: LiteralShop, { body }) => {
  shop.places.push(body.data as LiteralShop['places'][number]);
  return { success: true };
};

/** The calls of §7 that only the dashboard makes. */
export const literalStaffCalls: readonly (readonly [RegExp, Call])[] = (
  [
    [/^GET order\/get$/, (shop, request) => onFirstPage(request, shop.staffOrders)],
    [/^PUT order\/changeStatus\/(\w+)$/, changeStatus],
    [/^GET product\/getalladmin$/, (shop, request) => onFirstPage(request, shop.products)],
    [/^GET user\/getall$/, (shop, request) => onFirstPage(request, shop.users.map(shown))],
    [/^PUT closet\/update\/(\w+)$/, updateItem],
    [/^POST product\/address$/, addPlace],
  ] satisfies readonly (readonly [RegExp, Call])[]
).map(([pattern, call]) => [pattern, staffOnly(call)] as const);
