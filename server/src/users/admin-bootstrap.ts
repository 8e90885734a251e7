import { textKey } from '@storefront/shared/rules/text';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { inTransaction } from '../platform/db/transaction';
import { endOtherSessions } from '../platform/sessions/session-store';
import { readOrCreatePassword } from './admin-password';
import { emailColumns } from './email-columns';
import { hashPassword } from './password-hash';
import { newReferralCode } from './referral-code';
import { findUserByEmail, insertUser } from './user-queries';

export interface FirstAdmin {
  readonly adminEmail: string;
  /** Null: the password in `dataDir/admin-password`, created if missing. */
  readonly adminPassword: string | null;
  readonly dataDir: string;
}

const FULL_NAME = 'Staff';

const hasOwner = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('staff_role', '=', 'owner')
    .where('switched_off_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Creates the first owner, with ADMIN_EMAIL, in a shop without an owner who is switched on (C294). Otherwise changes
 * nothing: an account whose address was changed must not come back with its first password. Another account with that
 * address becomes the owner with a new password and no session, because nobody has proved the address.
 *
 * @returns whether an account was created or promoted
 */
export async function ensureAdmin(
  db: Database,
  { adminEmail, adminPassword, dataDir }: FirstAdmin,
  now: () => number,
): Promise<boolean> {
  if (await hasOwner(db)) return false;
  const known = await findUserByEmail(db, adminEmail);
  const password_hash = await hashPassword(adminPassword ?? (await readOrCreatePassword(dataDir)));
  const at = now();
  return inTransaction(db, async (tx) => {
    const id = known?.id ?? newId();
    if (known) {
      const promoted = await tx
        .updateTable('users')
        .set({ role: 'admin', staff_role: 'owner', switched_off_at: null, password_hash })
        .where('id', '=', id)
        .where((row) =>
          row.or([
            row('staff_role', 'is', null),
            row('staff_role', '<>', 'owner'),
            row('switched_off_at', 'is not', null),
          ]),
        )
        .executeTakeFirst();
      // Another node that starts at the same time was faster.
      if (promoted.numUpdatedRows === 0n) return false;
      await endOtherSessions(tx, id, null);
    } else {
      const isNew = await insertUser(tx, {
        id,
        full_name: FULL_NAME,
        full_name_key: textKey(FULL_NAME),
        ...emailColumns(adminEmail),
        password_hash,
        role: 'admin',
        staff_role: 'owner',
        referral_code: newReferralCode(),
        referred_by: null,
        created_at: at,
      });
      if (!isNew) return false;
    }
    await recordAudit(tx, { at, actor: 'system', action: 'user.staff', subject: id });
    return true;
  });
}
