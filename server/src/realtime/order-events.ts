/** Where the orders service tells that an order was stored; called after the commit, never inside it. */
export interface OrderEvents {
  /** Signed-in staff hear `new-order` with the id and nothing else (C42). */
  placed(orderId: string): void;
}
