/** Required fields of a new closet item, else 'Please fill all required fields' (§5, C63). */
export const CLOSET_REQUIRED = ['name', 'price', 'availableStock', 'category'] as const;

/** Required fields of a new delivery place, else 'Both address and rate are required' (§5). */
export const LOCATION_REQUIRED = ['address', 'rate'] as const;

/** Required fields of an item added to an order, besides the quantity, else 'Please fill in all required fields' (§5). */
export const ORDER_ITEM_REQUIRED = ['name', 'price'] as const;

/** Returns whether a field has a value. A rate, price or stock of 0 is a value (C37, C63). */
export function isPresent(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Number.isNaN(value);
}

/** Returns the empty required fields, in their order. */
export const missingFields = <F extends string>(
  form: { readonly [K in F]?: unknown },
  required: readonly F[],
): F[] => required.filter((field) => !isPresent(form[field]));
