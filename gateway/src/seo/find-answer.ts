import type { CallName } from '@storefront/shared/contract/routes';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import type { z } from 'zod';

/** What a call answered for a page; null where it was not made, or where another server answers something else. */
export function findAnswer<S extends z.ZodType>(
  data: readonly FirstDatum[],
  name: CallName,
  schema: S,
): z.output<S> | null {
  const found = data.find(({ key: [call] }) => call === name);
  return found ? (schema.safeParse(found.data).data ?? null) : null;
}
