import { badField, conflict, notFound } from '@storefront/http/failure';
import { DELETED_CUSTOMER, ORDERS_UNDER_WAY } from '@storefront/shared/rules/customer-terms';
import { orderSearchKey } from '@storefront/shared/rules/order-search';
import { textKey } from '@storefront/shared/rules/text';
import { sql } from 'kysely';
import { voidPoints } from '../../loyalty/adjust-points';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader, Tx } from '../../platform/db/database';
import type { UsersTable } from '../../platform/db/schema';
import { passwordFits } from '../password-hash';
import type { OnRefused } from '../refused-attempt';
import { findUser } from '../user-queries';
import { closeAccount } from './close-account';
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

const ordersOf = (userId: string) => sql`select id from orders where user_id = ${userId}`;

/**
 * Removes mails to a person that are not sent: to the address, and those about their orders to any address that is not
 * of another account, such as one that was typed at a checkout, or that of an account which was merged.
 */
async function removeMails(tx: Tx, { id, email }: UsersTable): Promise<void> {
  const own = email.toLowerCase();
  await sql`delete from outbox where lower(recipient) = ${own} or (
      order_id in (${ordersOf(id)})
      and lower(recipient) not in (select lower(email) from users where id <> ${id} and email <> '')
    )`.execute(tx);
}

/** Removes the person from their orders; sums, lines and receipts stay. */
async function clearOrders(tx: Tx, userId: string): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'code', 'table_number as tableNumber'])
    .where('user_id', '=', userId)
    .execute();
  await sql`update order_lines set requests = '' where requests <> '' and order_id in (${ordersOf(userId)})`.execute(
    tx,
  );
  const nobody = {
    full_name: null,
    email: null,
    phone: null,
    address: null,
    guest_name: null,
    origin_key: null,
    // Nobody is left to be mailed.
    mailed_status: null,
  };
  for (const { id, code, tableNumber } of orders) {
    const search_key = orderSearchKey({ fullName: null, email: null, phone: null, code, tableNumber });
    await tx
      .updateTable('orders')
      // A receipt that is kept in memory is of an older version.
      .set((order) => ({ ...nobody, search_key, version: order('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

const noName = (id: string): Partial<UsersTable> => ({
  full_name: DELETED_CUSTOMER,
  full_name_key: textKey(DELETED_CUSTOMER),
  referral_code: `closed:${id}`,
  merged_into: null,
});

/** Closes the account, and takes the name from those that were merged into it. */
async function closeAll(tx: Tx, userId: string, at: number): Promise<void> {
  const merged = await tx.selectFrom('users').select('id').where('merged_into', '=', userId).execute();
  for (const { id } of [{ id: userId }, ...merged]) await closeAccount(tx, id, noName(id), at);
}

async function removePerson(tx: Tx, user: UsersTable, at: number): Promise<void> {
  const { id } = user;
  await removeMails(tx, user);
  await clearOrders(tx, id);
  await voidPoints(tx, id, at);
  for (const table of ['saved_addresses', 'cart_lines'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where('actor', 'in', [id, `cart ${id}`])
    .execute();
  await closeAll(tx, id, at);
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
