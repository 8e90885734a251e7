import type { CallName } from '@storefront/shared/contract/routes';
import type { Shop } from '../shop/start-shop';
import { type BareServer, byRawSql, type LoadProcesses, overHttp } from './load-runs';
import { guestCheckouts } from './orders';
import { getRequest, orderRequest, pathOf } from './requests';
import type { Comparison } from './run-comparison';

/** First pages of public lists. */
const LISTS = [
  { what: 'menu, first page', call: 'listMenu' },
  { what: 'closet, first page', call: 'listClosetItems' },
] as const satisfies readonly { what: string; call: CallName }[];

export const listPaths = LISTS.map(({ call }) => ({ path: pathOf(call), isPacked: false }));

/** Lists that staff use all day. */
const STAFF_LISTS = [
  { what: 'orders of staff, newest', query: '' },
  { what: 'orders of staff, pending', query: '?status=pending' },
];

type About = Pick<Comparison, 'database'>;

/** Comparisons of reading and ordering in one shop with the least work that they need. */
export function callComparisons(
  processes: LoadProcesses,
  shop: Shop,
  bare: BareServer,
  { database }: About,
): Comparison[] {
  const about = { database, orders: shop.sizes.orders };
  const lists = LISTS.map(({ what, call }) => {
    const requests = [getRequest(pathOf(call))];
    return {
      ...about,
      what,
      against: 'bare Fastify',
      candidate: overHttp(processes, shop.address, requests, shop.cpuMs),
      baseline: overHttp(processes, bare.address, requests, bare.cpuMs),
    };
  });
  const ordering = {
    ...about,
    what: "placing a guest's order",
    against: 'its rows in raw SQL',
    candidate: overHttp(processes, shop.address, guestCheckouts.map(orderRequest), shop.cpuMs),
    baseline: byRawSql(processes, shop),
  };
  return [...lists, ordering];
}

/** Comparisons of staff lists in a shop with many orders and one with few. */
export function growthComparisons(
  processes: LoadProcesses,
  many: Shop,
  few: Shop,
  { database }: About,
): Comparison[] {
  return STAFF_LISTS.map(({ what, query }) => {
    const side = (shop: Shop) => {
      const request = getRequest(pathOf('listOrders', query), { Cookie: `session=${shop.staffSession}` });
      return overHttp(processes, shop.address, [request], shop.cpuMs);
    };
    return {
      what,
      against: `${few.sizes.orders.toLocaleString('en')} orders`,
      database,
      orders: many.sizes.orders,
      candidate: side(many),
      baseline: side(few),
    };
  });
}
