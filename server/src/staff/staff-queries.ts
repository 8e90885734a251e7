import type { StaffMember } from '@storefront/shared/contract/entities/staff-member';
import type { Reader, Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';

/** More than any shop employs. */
const MOST_STAFF = 500;

const selectStaff = (db: Reader) =>
  db
    .selectFrom('users')
    .leftJoin('staff_pins', 'staff_pins.user_id', 'users.id')
    .select(['users.id', 'full_name', 'email', 'staff_role', 'switched_off_at', 'password_hash', 'pin_hash'])
    .select((row) =>
      row
        .selectFrom('staff_invites')
        .select((invite) => invite.fn.max('expires_at').as('until'))
        .whereRef('staff_invites.user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('invited_until'),
    )
    .where('users.role', '=', 'admin');

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

const toWire = (row: StaffRow): StaffMember => ({
  _id: row.id,
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  // A role that is missing opens no call.
  staffRole: row.staff_role ?? 'rider',
  active: row.switched_off_at === null,
  invitedUntil:
    row.password_hash === '' && row.invited_until !== null
      ? new Date(Number(row.invited_until)).toISOString()
      : null,
  hasPin: row.pin_hash !== null,
});

/** Returns every member of staff, oldest account first. */
export const readStaff = async (db: Reader): Promise<StaffMember[]> =>
  (await selectStaff(db).orderBy('users.created_at').orderBy('users.id').limit(MOST_STAFF).execute()).map(
    toWire,
  );

/** Returns a member of staff; null for an unknown id and for that of a customer. */
export async function readMember(db: Reader, id: string): Promise<StaffMember | null> {
  const row = await selectStaff(db).where('users.id', '=', id).executeTakeFirst();
  return row ? toWire(row) : null;
}

const selectOwners = (db: Reader) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('staff_role', '=', 'owner')
    .where('switched_off_at', 'is', null);

/** Returns whether a person is an owner who is switched on. */
export const isOwner = async (db: Reader, id: string): Promise<boolean> =>
  (await selectOwners(db).where('id', '=', id).executeTakeFirst()) !== undefined;

/** Returns whether an owner who can sign in is left besides this person: one who is only invited does not count. */
export async function hasOtherOwner(db: Reader, id: string): Promise<boolean> {
  const other = await selectOwners(db)
    .where('id', '<>', id)
    .where((row) =>
      row.or([
        row('password_hash', '<>', ''),
        row.not(
          row.exists(
            row
              .selectFrom('staff_invites')
              .select('user_id')
              .whereRef('staff_invites.user_id', '=', 'users.id'),
          ),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns an invitation that can be used, and locks it; undefined for an unknown, used or expired one. */
export const lockInvite = (tx: Tx, tokenHash: string, now: number) =>
  tx
    .selectFrom('staff_invites')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$call(lockRows(tx))
    .executeTakeFirst();

/** Ends every invitation of a person that was not used. */
export async function endInvites(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('staff_invites')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
