import { LARGE, type Sizes } from '../../../server/src/operations/large/sizes';

/** A cafe and its clothes shop after their first weeks. */
export const ORDINARY: Sizes = { products: 120, closetItems: 240, customers: 500, orders: 1000 };

/** What orders are compared with where nobody asks for a large shop. */
export const SOME_ORDERS = 10_000;

/** A shop with so many orders, and the rest in the proportions of `npm run seed:large`. */
export function sizesFor(orders: number): Sizes {
  const of = (name: keyof Sizes) =>
    Math.max(ORDINARY[name], Math.round((LARGE[name] * orders) / LARGE.orders));
  return { products: of('products'), closetItems: of('closetItems'), customers: of('customers'), orders };
}
