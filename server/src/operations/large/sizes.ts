/** Row counts of a large shop. */
export interface Sizes {
  readonly products: number;
  readonly closetItems: number;
  readonly customers: number;
  readonly orders: number;
}

export const LARGE: Sizes = { products: 10_000, closetItems: 20_000, customers: 50_000, orders: 1_000_000 };
