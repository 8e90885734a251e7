import type { SecondFactorRoles } from '@storefront/shared/contract/entities/second-factor';
import type { StaffRole } from '@storefront/shared/rules/rights';
import { advisoryLock } from '../../platform/db/advisory-lock';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../../platform/edits/check-version';
import { SECOND_FACTOR_ROLES_SETTING } from '../../platform/sessions/session-store';

const stored = (db: Reader) =>
  db.selectFrom('settings').selectAll().where('name', '=', SECOND_FACTOR_ROLES_SETTING).executeTakeFirst();

/** Returns the roles that need a second factor (C298); version 0 if nobody has stored them. Guests never read them. */
export async function readSecondFactorRoles(db: Reader): Promise<SecondFactorRoles> {
  const row = await stored(db);
  return { roles: row ? JSON.parse(row.value) : [], version: row?.version ?? 0 };
}

interface Change {
  readonly roles: readonly StaffRole[];
  /** The version that the writer saw; undefined: not checked. */
  readonly version?: number | undefined;
  readonly actor: string;
}

/** Stores the roles that need a second factor, with their audit entry. @throws Failure 409 for a stale version (C165) */
export function updateSecondFactorRoles(
  db: Database,
  { roles, version, actor }: Change,
  now: () => number,
): Promise<SecondFactorRoles> {
  return inTransaction(db, async (tx) => {
    await advisoryLock(tx, 'settings');
    const at = now();
    const row = await stored(tx);
    const before: StaffRole[] = row ? JSON.parse(row.value) : [];
    const stamp = row ?? { ...FIRST_STAMP, version: 0 };
    const values = { before: { roles: before }, after: { roles } };
    await checkVersion(tx, { what: 'list of roles', version, stored: stamp, values });
    const { version: next } = nextStamp(stamp, actor, at);
    const saved = { value: JSON.stringify(roles), updated_at: at, updated_by: actor, version: next };
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
    return { roles: [...roles], version: next };
  });
}
