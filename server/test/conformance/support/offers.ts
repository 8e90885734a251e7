import type { HttpClient } from '../../support/http-client';
import { products } from './catalogue';
import { success } from './expect-answer';
import { checkout, line } from './payloads';
import type { Shop } from './shop';

const { croissant } = products;

let codes = 0;
/** Adds a coupon with a code of its own. */
export async function addCoupon(shop: Shop, about: object) {
  codes += 1;
  const answer = await (await shop.admin()).send('addCoupon', {
    body: { code: `case-${codes}-${Date.now() % 100_000}`, ...about },
  });
  return success('addCoupon', answer);
}

/** A phone that no other case orders with. */
export const newPhone = () => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** What a customer orders. */
export interface Wish {
  readonly code?: string;
  /** What the customer saw it take off. */
  readonly seen?: number;
  readonly total?: number;
  readonly phone?: string;
  readonly email?: string;
  readonly lines?: Parameters<typeof checkout>[0]['lines'];
  readonly place?: string;
}

function wished({ code, seen, phone, email, lines = [line(croissant, 2)], ...wish }: Wish) {
  const body = checkout({ lines, ...wish });
  return {
    body: {
      ...body,
      // Without an address of their own, all would be one person (C412).
      data: { ...body.data, phone: phone ?? newPhone(), email: email ?? '' },
      ...(code && { couponCode: code }),
      ...(seen !== undefined && { couponDiscount: seen }),
    },
  };
}

/** Sends a guest's order, of two croissants unless the wish has lines. */
export const order = (shop: Shop, wish: Wish) => shop.guest().call('placeGuestOrder', wished(wish));

/** Sends a member's order, as `order` sends a guest's. */
export const memberOrder = (client: HttpClient, wish: Wish) => client.call('placeOrder', wished(wish));

/** Returns an order as staff see it. */
export const staffOrder = async (shop: Shop, id: string) => {
  const admin = await shop.admin();
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  return orders.find(({ _id }) => _id === id);
};
