import type { User } from '@storefront/shared/contract/entities/user';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { pointBalance, pointBalances } from '../loyalty/points-ledger';
import type { Reader } from '../platform/db/database';
import { findUser, selectCustomers } from './user-queries';
import { userToWire } from './user-to-wire';

export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly search?: string | undefined;
}

/** Returns one page of customers with their balances; a short page is the last (C72, C95). */
export async function listCustomers(db: Reader, query: ListQuery, now: number): Promise<User[]> {
  const limit = query.limit ?? PAGE_SIZES.adminCustomers;
  const offset = pageOffset(query.page ?? 1, limit);
  const rows = await selectCustomers(db, { offset, limit, search: query.search });
  const points = await pointBalances(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => userToWire(row, points.get(row.id) ?? 0));
}

/** Returns one person with the current balance, or null. */
export async function readUser(db: Reader, id: string, now: number): Promise<User | null> {
  const row = await findUser(db, id);
  return row && userToWire(row, await pointBalance(db, id, now));
}
