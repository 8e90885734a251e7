import type { CallName } from '@storefront/shared/contract/routes';
import type { Shop } from '../shop/start-shop';
import { type Arena, type BareServer, byTransaction, overHttp } from './load-runs';
import { guestCheckouts } from './orders';
import { getRequest, orderRequest, pathOf } from './requests';
import type { Duel } from './run-comparison';

/** First pages of what every visitor reads. */
const LISTS = [
  { what: 'menu, first page', call: 'listMenu' },
  { what: 'closet, first page', call: 'listClosetItems' },
] as const satisfies readonly { what: string; call: CallName }[];

export const listPaths = LISTS.map(({ call }) => ({ path: pathOf(call), isPacked: false }));

/** What staff look at all day. */
const STAFF_LISTS = [
  { what: 'orders of staff, newest', query: '' },
  { what: 'orders of staff, pending', query: '?status=pending' },
];

type About = Pick<Duel, 'database'>;

/** Reading and ordering in one shop, against as little as it could take. */
export function duelsOf(arena: Arena, shop: Shop, bare: BareServer, { database }: About): Duel[] {
  const about = { database, orders: shop.sizes.orders };
  const lists = LISTS.map(({ what, call }) => {
    const requests = [getRequest(pathOf(call))];
    return {
      ...about,
      what,
      against: 'bare Fastify',
      subject: overHttp(arena, shop.address, requests, shop.cpuMs),
      base: overHttp(arena, bare.address, requests, bare.cpuMs),
    };
  });
  const ordering = {
    ...about,
    what: "placing a guest's order",
    against: 'its transaction alone',
    subject: overHttp(arena, shop.address, guestCheckouts.map(orderRequest), shop.cpuMs),
    base: byTransaction(arena, shop),
  };
  return [...lists, ordering];
}

/** The lists of staff in a shop with many orders, against one with few. */
export function growthDuels(arena: Arena, many: Shop, few: Shop, { database }: About): Duel[] {
  return STAFF_LISTS.map(({ what, query }) => {
    const side = (shop: Shop) => {
      const request = getRequest(pathOf('listOrders', query), { Cookie: `session=${shop.staffSession}` });
      return overHttp(arena, shop.address, [request], shop.cpuMs);
    };
    return {
      what,
      against: `${few.sizes.orders.toLocaleString('en')} orders`,
      database,
      orders: many.sizes.orders,
      subject: side(many),
      base: side(few),
    };
  });
}
