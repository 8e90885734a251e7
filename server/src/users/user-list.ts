import type { Customer, User } from '@storefront/shared/contract/entities/user';
import { searchedPhone } from '@storefront/shared/rules/order-search';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { pointBalance, pointBalances } from '../loyalty/points-ledger';
import { lockedPoints } from '../loyalty/welcome-lock';
import type { Reader } from '../platform/db/database';
import type { UsersTable } from '../platform/db/schema';
import type { Person } from '../platform/http/person';
import { type PhonesOfUsers, phonesOfUsers, usersByPhone } from './customers-by-phone';
import { findUser, selectCustomers, selectCustomersById } from './user-queries';
import { userToWire } from './user-to-wire';

export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
}

const idsOf = (rows: readonly UsersTable[]) => rows.map(({ id }) => id);

/** Returns the customers of a page with their phones. Four digits or more search the phones of orders first (C173). */
async function pageOfCustomers(db: Reader, { page = 1, limit, search = '' }: ListQuery) {
  const size = limit ?? PAGE_SIZES.adminCustomers;
  const offset = pageOffset(page, size);
  const digits = searchedPhone(search);
  const found: PhonesOfUsers = digits === null ? new Map() : await usersByPhone(db, digits);
  if (found.size > 0) {
    const ids = [...found.keys()].slice(offset, offset + size);
    return { rows: await selectCustomersById(db, ids), phones: found };
  }
  const rows = await selectCustomers(db, { offset, limit: size, search });
  return { rows, phones: await phonesOfUsers(db, idsOf(rows)) };
}

/** Returns one page of customers with their balances; a short page is the last (C72, C95). */
export async function listCustomers(db: Reader, query: ListQuery, now: number): Promise<Customer[]> {
  const { rows, phones } = await pageOfCustomers(db, query);
  const balanceOf = await pointBalances(db, idsOf(rows), now);
  return rows.map((row) => ({
    ...userToWire(row, balanceOf(row.id).points),
    pointsOwed: balanceOf(row.id).owed,
    phone: phones.get(row.id) ?? null,
  }));
}

/** Returns one person with the current balance, as they see themselves, or null. @param session the person's own; null for others */
export async function readUser(
  db: Reader,
  id: string,
  now: number,
  session: Person | null = null,
): Promise<User | null> {
  const row = await findUser(db, id);
  if (!row) return null;
  const points = await pointBalance(db, id, now);
  const pointsLocked = points > 0 ? await lockedPoints(db, id, now) : 0;
  return { ...userToWire(row, points, session), ...(pointsLocked > 0 && { pointsLocked }) };
}
