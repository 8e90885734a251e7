/** What adding a closet item demands, else 'Please fill all required fields' (§5, C63). */
export const CLOSET_REQUIRED = ['name', 'price', 'availableStock', 'category'] as const;

/** What adding a delivery place demands, else 'Both address and rate are required' (§5). */
export const LOCATION_REQUIRED = ['address', 'rate'] as const;

/** What adding an item to an order demands besides a quantity, else 'Please fill in all required fields' (§5). */
export const ORDER_ITEM_REQUIRED = ['name', 'price'] as const;

/** Whether a field was filled in. Presence is not truthiness: a rate, price or stock of 0 is a value (C37, C63). */
export function isPresent(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value !== 'number' || !Number.isNaN(value);
}

/** Which of the required fields are still empty, in their order. */
export const missingFields = <F extends string>(
  form: { readonly [K in F]?: unknown },
  required: readonly F[],
): F[] => required.filter((field) => !isPresent(form[field]));
