/** The cart (§8). */
export const loadFailed = 'Failed to fetch cart';
export const quantityUpdated = 'Quantity updated';
export const quantityFailed = 'Failed to update quantity';
export const removed = 'Item removed from cart';
export const removeFromCartFailed = 'Failed to remove item from cart';
export const removeFailed = 'Failed to remove item';
export const nothingSelected = 'Please select items to checkout';
