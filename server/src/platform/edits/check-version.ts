import { conflict } from '@storefront/http/failure';
import type { EditDifference } from '@storefront/shared/contract/envelope';
import { wallClock } from '@storefront/shared/rules/kathmandu';
import { formatTime } from '@storefront/shared/rules/opening-hours';
import type { Tx } from '../db/database';
import type { EditStamp } from '../db/schema';

/** The stamp of a new row. */
export const FIRST_STAMP: EditStamp = { version: 1, updated_at: null, updated_by: null };

/** Returns the stamp of a row after an edit. @param at in milliseconds */
export const nextStamp = ({ version }: EditStamp, by: string, at: number): EditStamp => ({
  version: version + 1,
  updated_at: at,
  updated_by: by,
});

/** A save, as far as the check needs it. Values are in the form of the wire. */
export interface Save {
  /** What is saved, for the message: 'order', 'product'. */
  readonly what: string;
  /** The version that the writer saw; undefined skips the check, as §7 has none. */
  readonly version: number | undefined;
  readonly stored: EditStamp;
  /** The stored values, and the values after the save. Left out for an order: its lines are compared by people. */
  readonly values?: { readonly before: object; readonly after: object };
}

/** Returns the time of day in the shop: '2:05 PM'. */
function timeOf(ms: number): string {
  const { hour, minute } = wallClock(ms);
  return formatTime(`${hour}:${minute}`);
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'Somebody';
  const user = await tx.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return user?.full_name ?? 'Somebody';
}

/** Returns the fields in which two objects differ, with both values. */
function differences(before: object, after: object): EditDifference[] {
  const stored = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([field, yours]) => {
    const theirs: unknown = stored.get(field) ?? null;
    return JSON.stringify(theirs) === JSON.stringify(yours ?? null)
      ? []
      : [{ field, yours: yours ?? null, theirs }];
  });
}

/**
 * Refuses a save based on an older version. Says who changed it and when, with both values of each field (C99, C165,
 * P35). Accepts a stale save that changes nothing, such as a repeat after a lost answer.
 *
 * @throws Failure 409
 */
export async function checkVersion(tx: Tx, { what, version, stored, values }: Save): Promise<void> {
  if (version === undefined || version === stored.version) return;
  const fields = values && differences(values.before, values.after);
  if (fields?.length === 0) return;
  const changedBy = await nameOf(tx, stored.updated_by);
  const when = stored.updated_at === null ? '' : ` at ${timeOf(stored.updated_at)}`;
  throw conflict(`${changedBy} changed this ${what}${when}. Reload to see it.`, {
    changedBy,
    changedAt: stored.updated_at === null ? null : new Date(stored.updated_at).toISOString(),
    version: stored.version,
    ...(values && { current: values.before, differences: fields }),
  });
}
