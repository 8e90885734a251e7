/** The id of an order's row or card in the page, which an address can point at. */
export const orderAnchor = (id: string): string => `order-${id}`;
