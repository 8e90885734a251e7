/** The menu (§8). */
export const loadFailed = 'Failed to load menu items';
export const adding = 'Adding to cart...';
export const added = 'Product added to cart';
export const addedToTable = 'Product added to table cart';
export const addFailed = 'Failed to add product to cart';
export const addError = 'Error adding product to cart';
