import { conflict, notFound } from '@storefront/http/failure';
import type { CustomerNote } from '@storefront/shared/contract/entities/customer-page';
import { recordAudit } from '../../platform/db/audit';
import type { CustomerNotesTable } from '../../platform/db/customer-schema';
import type { Database, Reader } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, nameOf, nextStamp } from '../../platform/edits/check-version';
import { findUser } from '../user-queries';

const noNote = (user_id: string): CustomerNotesTable => ({
  user_id,
  text: '',
  version: 0,
  updated_at: null,
  updated_by: null,
});

/** Returns the stored note about a customer; an empty one of version 0 if there is none. */
export async function findNote(db: Reader, userId: string): Promise<CustomerNotesTable> {
  const row = await db
    .selectFrom('customer_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? noNote(userId);
}

/** Returns a note in the form of the wire. */
export const noteToWire = async (
  db: Reader,
  { text, version, updated_at, updated_by }: CustomerNotesTable,
): Promise<CustomerNote> => ({
  text,
  version,
  changedAt: updated_at === null ? null : new Date(updated_at).toISOString(),
  changedBy: updated_by === null ? null : await nameOf(db, updated_by),
});

interface NoteEdit {
  readonly id: string;
  readonly actor: string;
  readonly text: string;
  readonly version: number | undefined;
}

/**
 * Replaces the note about a customer. The audit says who changed it, not what it says (C300).
 *
 * @throws Failure 404; 409 for a stale version (C165)
 */
export function saveNote(
  db: Database,
  now: () => number,
  { id, actor, text, version }: NoteEdit,
): Promise<CustomerNote> {
  return inTransaction(db, async (tx) => {
    const at = now();
    await lockUser(tx, id);
    const user = await findUser(tx, id);
    if (!user) throw notFound('Customer not found');
    if (user.role !== 'customer') throw conflict('This is an account of staff');
    const before = await findNote(tx, id);
    const stored = await noteToWire(tx, before);
    const values = { before: stored, after: { ...stored, text } };
    await checkVersion(tx, { what: 'note', version, stored: before, values });
    if (before.text === text) return stored;
    const after = { ...before, text, ...nextStamp(before, actor, at) };
    await tx
      .insertInto('customer_notes')
      .values(after)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(after))
      .execute();
    await recordAudit(tx, { at, actor, action: 'user.note', subject: id });
    return noteToWire(tx, after);
  });
}
