/** The processor time of one request, ms: of the node that answers it, and of PostgreSQL. */
export interface Cost {
  readonly node: number;
  readonly database: number;
}

/** What the simulation needs to know of the shop, measured by `npm run bench -- scale`. */
export interface Costs {
  /** A guest's order of three lines. */
  readonly order: Cost;
  /** A call that reads a list with its stock, as the closet's. */
  readonly call: Cost;
  /** A page in the page cache. */
  readonly page: Cost;
  /** A page that is rendered. */
  readonly rendered: Cost;
  /** What the load generator takes for one order, ms. */
  readonly load: number;
  /** How long an order of a single customer waits, for the disk and for messages between processes, ms. */
  readonly wait: number;
}

export type RequestKind = 'order' | 'call' | 'page' | 'rendered';

/** Measured on two busy cores of an AMD EPYC on 26 November 2026, so upper bounds: docs/scale.md. */
export const RECORDED: Costs = {
  order: { node: 8.7, database: 8.7 },
  call: { node: 0.68, database: 0.39 },
  page: { node: 0.06, database: 0.01 },
  rendered: { node: 35, database: 0.7 },
  load: 0.07,
  wait: 8.2,
};
