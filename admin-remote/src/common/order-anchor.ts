/** Returns the DOM id of an order's row or card; an address can name it in its hash. */
export const orderAnchor = (id: string): string => `order-${id}`;
