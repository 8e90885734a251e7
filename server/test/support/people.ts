import type { StaffRole } from '@storefront/shared/rules/rights';
import { textKey } from '@storefront/shared/rules/text';
import type { Database } from '../../src/platform/db/database';
import { newId, randomText } from '../../src/platform/db/ids';
import { emailColumns } from '../../src/users/email-columns';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly role: 'customer' | 'admin';
}

interface Wanted {
  readonly role: 'customer' | 'admin';
  /** Absent: an owner, if the role is `admin`. */
  readonly staffRole?: StaffRole;
  readonly now: number;
  readonly fullName?: string;
}

/** Stores a person who cannot log in by password: tests open the session directly. */
export async function storePerson(
  db: Database,
  { role, staffRole = 'owner', now, fullName }: Wanted,
): Promise<TestPerson> {
  const id = newId();
  const email = `${id}@example.com`;
  const name = fullName ?? `${role} ${id.slice(0, 4)}`;
  await db
    .insertInto('users')
    .values({
      id,
      full_name: name,
      full_name_key: textKey(name),
      ...emailColumns(email),
      password_hash: '',
      role,
      staff_role: role === 'admin' ? staffRole : null,
      referral_code: randomText(8).toUpperCase(),
      referred_by: null,
      created_at: now,
    })
    .execute();
  return { id, email, role };
}

/** Stores who invited whom, by the ids of both. */
export const storeReferral = (db: Database, friend: string, referrer: string) =>
  db.updateTable('users').set({ referred_by: referrer }).where('id', '=', friend).execute();
