import type { User } from '@storefront/shared/contract/entities/user';
import type { UsersTable } from '../platform/db/schema';
import type { Person } from '../platform/http/person';

/**
 * Returns a person in the form of §3. The balance comes from the ledger, never from the account (P41).
 *
 * @param session the person's own session; null in lists
 */
export const userToWire = (
  row: UsersTable,
  points: number,
  session: Pick<Person, 'needsSecondFactor'> | null = null,
): User => ({
  _id: row.id,
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  points,
  referalCode: row.referral_code,
  role: row.role,
  staffRole: row.role === 'admin' ? row.staff_role : null,
  createdAt: new Date(row.created_at).toISOString(),
  ...(session?.needsSecondFactor && { needsSecondFactor: true as const }),
});
