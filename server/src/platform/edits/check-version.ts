import { conflict } from '@storefront/http/failure';
import { editDifferences } from '@storefront/shared/rules/edit-differences';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import type { Reader, Tx } from '../db/database';
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
  /** The stored values, and those after the save. A deletion has no `after`; an order's lines are compared by people. */
  readonly values: { readonly before: object; readonly after?: object };
}

/** Returns the full name of an account, for other staff. */
export async function nameOf(db: Reader, userId: string | null): Promise<string> {
  if (userId === null) return 'Somebody';
  const user = await db.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst();
  return user?.full_name ?? 'Somebody';
}

/**
 * Refuses a save or deletion based on an older version. Says who changed it and when, with both values of each field (C99, C165,
 * P35). Accepts a stale save that changes nothing, such as a repeat after a lost answer.
 *
 * @throws Failure 409
 */
export async function checkVersion(tx: Tx, { what, version, stored, values }: Save): Promise<void> {
  if (version === undefined || version === stored.version) return;
  const fields = values.after && editDifferences(values.before, values.after);
  if (fields?.length === 0) return;
  const changedBy = await nameOf(tx, stored.updated_by);
  const when = stored.updated_at === null ? '' : ` at ${timeOfDay(stored.updated_at)}`;
  throw conflict(`${changedBy} changed this ${what}${when}. Reload to see it.`, {
    changedBy,
    changedAt: stored.updated_at === null ? null : new Date(stored.updated_at).toISOString(),
    version: stored.version,
    current: values.before,
    ...(fields && { differences: fields }),
  });
}
