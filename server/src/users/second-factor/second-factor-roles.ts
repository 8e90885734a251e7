import type { SecondFactorRoles } from '@storefront/shared/contract/entities/second-factor';
import { STAFF_ROLES, type StaffRole } from '@storefront/shared/rules/rights';
import { advisoryLock } from '../../platform/db/advisory-lock';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../../platform/edits/check-version';
import {
  type NeedingRoles,
  parseNeedingRoles,
  SECOND_FACTOR_ROLES_SETTING,
} from '../../platform/sessions/session-store';

const stored = (db: Reader) =>
  db.selectFrom('settings').selectAll().where('name', '=', SECOND_FACTOR_ROLES_SETTING).executeTakeFirst();

/** Returns the staff with an open session who have no second factor, by name. */
async function signedInWithout(db: Reader, now: number): Promise<SecondFactorRoles['signedIn']> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['full_name', 'staff_role'])
    .where('role', '=', 'admin')
    .where('switched_off_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('id_hash')
          .whereRef('sessions.user_id', '=', 'users.id')
          .where('sessions.expires_at', '>', now),
      ),
    )
    .orderBy('full_name_key')
    .orderBy('users.id')
    .execute();
  return rows.flatMap(({ full_name, staff_role }) =>
    staff_role === null ? [] : { fullName: full_name, staffRole: staff_role },
  );
}

/** Returns the roles that need a second factor. */
export const readNeedingRoles = async (db: Reader): Promise<readonly StaffRole[]> =>
  rolesOf(parseNeedingRoles((await stored(db))?.value ?? null));

/** Returns the roles that need a second factor, and who is signed in without one (C298); version 0 if nobody has stored them. Guests never read them. */
export async function readSecondFactorRoles(db: Reader, now: number): Promise<SecondFactorRoles> {
  const row = await stored(db);
  const roles = rolesOf(parseNeedingRoles(row?.value ?? null));
  return { roles, version: row?.version ?? 0, signedIn: await signedInWithout(db, now) };
}

const rolesOf = (needing: NeedingRoles) => STAFF_ROLES.filter((role) => needing[role] !== undefined);

interface Change {
  readonly roles: readonly StaffRole[];
  /** The version that the writer saw; undefined: not checked. */
  readonly version?: number | undefined;
  readonly actor: string;
}

/**
 * Stores the roles that need a second factor, with their audit entry. A role that is new on the list needs it from the next
 * login on (C419). @throws Failure 409 for a stale version (C165)
 */
export function updateSecondFactorRoles(
  db: Database,
  { roles, version, actor }: Change,
  now: () => number,
): Promise<SecondFactorRoles> {
  return inTransaction(db, async (tx) => {
    await advisoryLock(tx, 'settings');
    const at = now();
    const row = await stored(tx);
    const needing = parseNeedingRoles(row?.value ?? null);
    const before = rolesOf(needing);
    const after = Object.fromEntries(roles.map((role) => [role, needing[role] ?? at]));
    const stamp = row ?? { ...FIRST_STAMP, version: 0 };
    const values = { before: { roles: before }, after: { roles } };
    await checkVersion(tx, { what: 'list of roles', version, stored: stamp, values });
    const { version: next } = nextStamp(stamp, actor, at);
    const saved = { value: JSON.stringify(after), updated_at: at, updated_by: actor, version: next };
    await tx
      .insertInto('settings')
      .values({ name: SECOND_FACTOR_ROLES_SETTING, ...saved })
      .onConflict((conflicting) => conflicting.column('name').doUpdateSet(saved))
      .execute();
    await recordAudit(tx, {
      at,
      actor,
      action: 'setting.update',
      subject: SECOND_FACTOR_ROLES_SETTING,
      details: { before, after: roles },
    });
    return { roles: [...roles], version: next, signedIn: await signedInWithout(tx, at) };
  });
}
