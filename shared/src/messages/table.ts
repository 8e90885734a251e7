/** Orders from a table (§8). */
export const leaving = 'Please complete your table order before navigating away';
export const placing = 'Placing Order Please Wait..';
export const placed = 'Order placed successfully from table';
export const failed = 'Failed to place order from table';
export const error = 'Error placing order from table';
