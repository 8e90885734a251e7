/** The gallery (§8). */
export const loadFailed = 'Failed to load images';
