import type { Order } from '../../../contract/entities/order';
import {
  canCustomerCancel,
  followedOrder,
  keepProblem,
  pointsWhenKept,
} from '../../../ordering/order-progress';
import { wallClock } from '../../../rules/kathmandu';
import { ORDER_LINK_DAYS } from '../../../rules/orders';
import { PAGE_SIZES } from '../../../rules/paging';
import { rewriteOrder } from '../orders/change-order';
import { member } from '../support/mock-context';
import { conflict, notFound } from '../support/mock-failure';
import { mockOrderKey } from '../support/mock-link-codes';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import type { MockPerson, MockWorld } from '../world';
import { redeemCode } from './account-calls';

const DAY_MS = 24 * 60 * 60 * 1000;

const KEPT = 'The order is in your account';

interface Claim {
  readonly code: string;
  readonly key: string | undefined;
  readonly person: MockPerson | null;
}

/** @throws MockFailure 404, the same for an unknown code and for a wrong or old key (C191) */
export function findOwnOrder(world: MockWorld, { code, key, person }: Claim): Order {
  const order = world.orders.find((candidate) => candidate.code === code);
  if (!order) throw notFound('Order');
  const isOwner = person !== null && order.user === person._id;
  const isFresh = world.now() - Date.parse(order.createdAt) < ORDER_LINK_DAYS * DAY_MS;
  if (!isOwner && !(isFresh && key === mockOrderKey(order._id))) throw notFound('Order');
  return order;
}

const yearOf = ({ createdAt }: Order): number => wallClock(Date.parse(createdAt)).year;

/** Calls by which customers follow, list, cancel and keep their orders. */
export const followCalls: MockResolvers<
  'followOrder' | 'getReceipt' | 'listMyOrders' | 'cancelOwnOrder' | 'keepOrder'
> = {
  listMyOrders(context) {
    const { _id } = member(context);
    const { query, world } = context;
    const own = world.orders
      .filter(({ user }) => user === _id)
      .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
    const found = own.filter((order) => query.year === undefined || yearOf(order) === query.year);
    return {
      orders: pageOf(found, query, PAGE_SIZES.myOrders).map(followedOrder),
      total: found.length,
      years: [...new Set(own.map(yearOf))],
    };
  },

  followOrder: ({ world, params: { code }, query: { key }, person }) =>
    followedOrder(findOwnOrder(world, { code, key, person })),

  keepOrder(context) {
    const { world, params, body } = context;
    const person = member(context);
    const order = findOwnOrder(world, { code: params.code, key: body.key, person });
    if (order.user === person._id) return new Reply(followedOrder(order), KEPT);
    const problem = keepProblem(order, person.email);
    if (problem !== null) throw conflict(problem);
    redeemCode(world, `account ${person._id}`, body.otp);
    const changes = { user: person._id, pointsEarned: pointsWhenKept(order) ?? 0 };
    return new Reply(followedOrder(rewriteOrder(world, order, changes, person)), KEPT);
  },

  getReceipt({ world, params: { code }, query: { key }, person }) {
    findOwnOrder(world, { code, key, person });
    return '%PDF-1.3\n%%EOF\n';
  },

  cancelOwnOrder({ world, params: { code }, body: { key }, person }) {
    const order = findOwnOrder(world, { code, key, person });
    const { status } = order;
    if (status !== 'cancelled' && !canCustomerCancel(status))
      throw conflict('It is too late to cancel here: the shop has accepted the order. Please call us.', {
        status,
      });
    const changes = { status: 'cancelled', cancelledBy: 'customer' } as const;
    const changed = status === 'cancelled' ? order : rewriteOrder(world, order, changes, person);
    return new Reply(followedOrder(changed), 'Your order is cancelled');
  },
};
