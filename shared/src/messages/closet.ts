/** The closet (§8). */
export const loadFailed = 'Error fetching products';
export const addFailed = 'Failed to add product';
export const empty = 'Oops! No products available right now...';
export const emptyShoes = 'No shoes available right now...';
