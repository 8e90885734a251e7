import { LARGE, type Sizes } from '../../../server/src/operations/large/sizes';

/** A shop after its first weeks. */
export const ORDINARY: Sizes = { products: 120, closetItems: 240, customers: 500, orders: 1000 };

/** The small shop that large ones are compared with. */
export const SOME_ORDERS = 10_000;

/** Returns the sizes of a shop with a number of orders, in the proportions of `npm run seed:large`. */
export function sizesFor(orders: number): Sizes {
  const of = (name: keyof Sizes) =>
    Math.max(ORDINARY[name], Math.round((LARGE[name] * orders) / LARGE.orders));
  return { products: of('products'), closetItems: of('closetItems'), customers: of('customers'), orders };
}
