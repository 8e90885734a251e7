/** The checkout (§8). */
export const noItems = 'No items in cart';
export const noItemsFound = 'No items found';
export const addItemsFirst = 'Please add items to your cart before proceeding to checkout.';
export const noLocation = 'Please select a delivery location';
export const noLocationsFound = 'No locations found';
export const placing = 'Your Order is being placed please Wait .....';
export const placed = 'Order is placed';
export const failed = 'Failed to place order';
