import { badField, conflict, notFound } from '@storefront/http/failure';
import { ORDERS_UNDER_WAY } from '@storefront/shared/rules/customer-terms';
import { orderSearchKey } from '@storefront/shared/rules/order-search';
import { textKey } from '@storefront/shared/rules/text';
import { voidPoints } from '../../loyalty/adjust-points';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { clearedColumns } from '../../platform/db/personal-columns';
import type { UsersTable } from '../../platform/db/schema';
import { keepAllIdentities } from '../one-person';
import { passwordFits } from '../password-hash';
import type { OnRefused } from '../refused-attempt';
import { findUser } from '../user-queries';
import { closeAccount, REMOVED_TABLES, removeRows } from './close-account';
import { withLockedAccounts } from './locked-accounts';

async function hasOrderUnderWay(db: Reader, userId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'processing'])
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Removes the person from their orders; sums, lines and receipts stay. */
async function clearOrders(tx: Tx, userId: string): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'code', 'table_number as tableNumber'])
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('order_lines')
    .set(clearedColumns.order_lines())
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('user_id', '=', userId))
    .where('requests', '<>', '')
    .execute();
  for (const { id, code, tableNumber } of orders) {
    const nobody = clearedColumns.orders(
      orderSearchKey({ fullName: null, email: null, phone: null, code, tableNumber }),
    );
    await tx
      .updateTable('orders')
      // A receipt that is kept in memory is of an older version.
      .set((order) => ({ ...nobody, version: order('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

/** Closes the account, and takes the name from those that were merged into it. */
async function closeAll(tx: Tx, user: UsersTable, at: number): Promise<void> {
  const merged = await tx.selectFrom('users').selectAll().where('merged_into', '=', user.id).execute();
  for (const each of [user, ...merged]) {
    const nobody = { ...clearedColumns.users(each.id), merged_into: null };
    await closeAccount(tx, each, nobody, at);
  }
}

async function removePerson(tx: Tx, user: UsersTable, at: number): Promise<void> {
  await keepAllIdentities(tx, user);
  await removeRows(tx, user, REMOVED_TABLES);
  await clearOrders(tx, user.id);
  await voidPoints(tx, user.id, at);
  await closeAll(tx, user, at);
}

interface Deletion {
  readonly id: string;
  /** Id of the member of staff, or of the customer. */
  readonly actor: string;
  /** Throws if the confirmation does not fit the account as it is now. */
  readonly confirm: (user: UsersTable) => void;
}

/**
 * Deletes an account (C303): the person goes, orders stay without them. The audit names nobody.
 *
 * @throws Failure 404; 409 for an account of staff, or while an order is under way
 */
async function deleteAccount(
  db: Database,
  now: () => number,
  { id, actor, confirm }: Deletion,
): Promise<void> {
  await withLockedAccounts(db, { ordersOf: id, accounts: [id] }, async (tx, users, orders) => {
    const user = users.get(id);
    if (!user || user.closed_at !== null) throw notFound('Customer not found');
    if (user.role !== 'customer') throw conflict('Accounts of staff cannot be deleted');
    confirm(user);
    if (await hasOrderUnderWay(tx, id)) throw conflict(ORDERS_UNDER_WAY);
    const at = now();
    await removePerson(tx, user, at);
    const details = { by: actor === id ? 'customer' : 'staff', orders: orders.size };
    await recordAudit(tx, { at, actor, action: 'user.delete', subject: id, details });
  });
}

/** Deletes a customer for staff, who typed the name. @throws Failure 400 for another name; as `deleteAccount` */
export const deleteCustomer = (
  db: Database,
  now: () => number,
  { id, actor, fullName }: { readonly id: string; readonly actor: string; readonly fullName: string },
): Promise<void> =>
  deleteAccount(db, now, {
    id,
    actor,
    confirm: ({ full_name }) => {
      if (textKey(fullName) !== textKey(full_name))
        throw badField('fullName', 'is not the name of this customer');
    },
  });

const wrongPassword = () => badField('password', 'is not your password');

/** Deletes the own account. @throws Failure 400 for a wrong password; as `deleteAccount` */
export async function deleteOwnAccount(
  db: Database,
  now: () => number,
  {
    id,
    password,
    onRefused,
  }: { readonly id: string; readonly password: string; readonly onRefused: OnRefused },
): Promise<void> {
  const checked = (await findUser(db, id))?.password_hash ?? null;
  if (!(await passwordFits(checked || null, password))) {
    await onRefused(id);
    throw wrongPassword();
  }
  await deleteAccount(db, now, {
    id,
    actor: id,
    // Refuses if the password changed after it was checked.
    confirm: ({ password_hash }) => {
      if (password_hash !== checked) throw wrongPassword();
    },
  });
}
