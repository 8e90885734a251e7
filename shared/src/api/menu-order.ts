import { request } from '@storefront/shared/api';

/** Moves a dish before another one of its category, or to its end for null (C313). Ours, not in §7. */
export const moveProduct = (id: string, before: string | null) =>
  request('moveProduct', { params: { id }, body: { before } });

/** Moves a category before another one, or to the end for null (C313). Ours, not in §7. */
export const moveCategory = (category: string, before: string | null) =>
  request('moveCategory', { body: { category, before } });

/** Renames a category with all its dishes (C441). Ours, not in §7. */
export const renameCategory = (category: string, to: string) =>
  request('renameCategory', { body: { category, to } });
