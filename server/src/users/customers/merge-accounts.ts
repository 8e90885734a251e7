import { badField, conflict, notFound } from '@storefront/http/failure';
import { MAX_LINE_QUANTITY } from '@storefront/shared/rules/quantity';
import { sql } from 'kysely';
import { growLine, selectCart } from '../../cart/cart-queries';
import { advisoryLock } from '../../platform/db/advisory-lock';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Tx } from '../../platform/db/database';
import type { JoinedTable } from '../../platform/db/personal-columns';
import type { UsersTable } from '../../platform/db/schema';
import { nextStamp } from '../../platform/edits/check-version';
import { keepEmailIdentity, movePastIdentities } from '../one-person';
import { closeAccount, tablesAtMerge } from './close-account';
import { findNote } from './customer-note';
import { withLockedAccounts } from './locked-accounts';

/** The two accounts of one person. */
interface Pair {
  readonly stays: UsersTable;
  /** The one that is closed. */
  readonly goes: UsersTable;
}

/** Returns the ids of all accounts that a merge changes: both, who invited them, and whom the other one invited. */
async function accountsOf(db: Database, stays: string, goes: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'referred_by'])
    .where(({ or, eb }) => or([eb('id', 'in', [stays, goes]), eb('referred_by', '=', goes)]))
    .execute();
  const referrers = rows.flatMap(({ id, referred_by }) =>
    [stays, goes].includes(id) ? (referred_by ?? []) : [],
  );
  return [...new Set([stays, goes, ...rows.map(({ id }) => id), ...referrers])];
}

/**
 * Moves lots and entries, so that the points of both add up. Of two lots of one reason without source, such as the
 * welcome, the smaller one gets the closed account's id as its source: a later reversal then finds the other.
 */
async function movePoints(tx: Tx, { stays, goes }: Pair): Promise<void> {
  const lots = await tx
    .selectFrom('point_lots')
    .select(['id', 'kind', 'points', 'user_id'])
    .where('user_id', 'in', [stays.id, goes.id])
    .where('order_id', '=', '')
    .execute();
  for (const other of lots.filter(({ user_id }) => user_id === goes.id)) {
    const own = lots.find(({ kind, user_id }) => user_id === stays.id && kind === other.kind);
    if (!own) continue;
    const smaller = other.points > own.points ? own : other;
    await tx.updateTable('point_lots').set({ order_id: goes.id }).where('id', '=', smaller.id).execute();
  }
  for (const table of ['point_lots', 'point_entries'] as const)
    await tx.updateTable(table).set({ user_id: stays.id }).where('user_id', '=', goes.id).execute();
}

/**
 * Joins the referrals: friends of the closed account are those of the other. One person has one referrer, that of the
 * account that stays first. Between the two there is none: what it paid stays, what is pending lapses.
 */
async function moveReferrals(tx: Tx, { stays, goes }: Pair): Promise<void> {
  const isOther = (id: string | null): id is string => id !== null && id !== stays.id && id !== goes.id;
  const referrer = [stays.referred_by, goes.referred_by].find(isOther) ?? null;
  if (referrer !== null && referrer !== stays.referred_by) {
    await tx
      .updateTable('point_lots')
      .set({ order_id: stays.id })
      .where('kind', '=', 'referral-referrer')
      .where('user_id', '=', referrer)
      .where('order_id', '=', goes.id)
      .execute();
  }
  await tx.updateTable('users').set({ referred_by: referrer }).where('id', '=', stays.id).execute();
  await tx
    .updateTable('users')
    .set({ referred_by: stays.id })
    .where('referred_by', '=', goes.id)
    .where('id', '<>', stays.id)
    .execute();
}

/** Puts the closed account's cart into the other; equal lines become one (P21). */
async function moveCart(tx: Tx, { stays, goes }: Pair): Promise<void> {
  for (const line of await selectCart(tx, goes.id)) {
    await tx.deleteFrom('cart_lines').where('id', '=', line.id).execute();
    await growLine(tx, { ...line, user_id: stays.id }, MAX_LINE_QUANTITY);
  }
}

/** Writes both notes into one. */
async function moveNote(tx: Tx, { stays, goes }: Pair, actor: string, at: number): Promise<void> {
  const own = await findNote(tx, stays.id);
  const other = await findNote(tx, goes.id);
  if (other.text === '') return;
  const text = [own.text, other.text].filter(Boolean).join('\n');
  const after = { ...own, text, ...nextStamp(own, actor, at) };
  await tx
    .insertInto('customer_notes')
    .values(after)
    .onConflict((onConflict) => onConflict.column('user_id').doUpdateSet(after))
    .execute();
}

/** Adds up the days on which the two ordered: reports count one customer (C285). Comes last, as all sums do. */
async function movePersonDays(tx: Tx, { stays, goes }: Pair): Promise<void> {
  for (const person of [stays.id, goes.id].sort()) await advisoryLock(tx, `person ${person}`);
  await sql`insert into person_days (person, day, orders, previous_day)
    select ${stays.id}, day, orders, null from person_days where person = ${goes.id}
    on conflict (person, day) do update set orders = person_days.orders + excluded.orders`.execute(tx);
  await tx.deleteFrom('person_days').where('person', '=', goes.id).execute();
  await sql`update person_days set previous_day = (
      select max(earlier.day) from person_days as earlier
      where earlier.person = person_days.person and earlier.day < person_days.day
    ) where person = ${stays.id}`.execute(tx);
}

/** An order whose answer was lost is found by its key under the other account too (P2). */
async function moveKeys(tx: Tx, { stays, goes }: Pair): Promise<void> {
  const ofBoth = tx.selectFrom('idempotency_keys').select('key').where('actor', '=', stays.id);
  await tx.deleteFrom('idempotency_keys').where('actor', '=', goes.id).where('key', 'in', ofBoth).execute();
  await tx.updateTable('idempotency_keys').set({ actor: stays.id }).where('actor', '=', goes.id).execute();
}

/** How the rows of tables are joined that the account that stays may have too: one for each `join` of the list. */
const JOINS: {
  readonly [T in JoinedTable]: (tx: Tx, pair: Pair, actor: string, at: number) => Promise<void>;
} = {
  idempotency_keys: moveKeys,
  cart_lines: moveCart,
  customer_notes: moveNote,
};

async function moveAll(tx: Tx, pair: Pair, actor: string, at: number): Promise<void> {
  const { stays, goes } = pair;
  await movePoints(tx, pair);
  await moveReferrals(tx, pair);
  for (const table of ['orders', ...tablesAtMerge('move')] as const)
    await sql`update ${sql.table(table)} set user_id = ${stays.id} where user_id = ${goes.id}`.execute(tx);
  await keepEmailIdentity(tx, stays.id, goes.email);
  await movePastIdentities(tx, stays.id, goes.id);
  for (const join of Object.values(JOINS)) await join(tx, pair, actor, at);
  await tx.updateTable('users').set({ merged_into: stays.id }).where('merged_into', '=', goes.id).execute();
  await closeAccount(tx, goes, { merged_into: stays.id }, at);
  await movePersonDays(tx, pair);
}

interface Merge {
  /** The account that stays. */
  readonly id: string;
  readonly other: string;
  /** Id of the member of staff. */
  readonly actor: string;
}

const isStaff = ({ role }: UsersTable) => role !== 'customer';

/**
 * Moves orders, points, referrals, addresses, cart and note of another account into one, and closes the other, in one
 * transaction (C302). A repeat changes nothing.
 *
 * @throws Failure 400 if the other is the same or no account; 404; 409 for accounts of staff
 */
export async function mergeAccounts(
  db: Database,
  now: () => number,
  { id, other, actor }: Merge,
): Promise<void> {
  if (id === other) throw badField('other', 'is the same account');
  const accounts = await accountsOf(db, id, other);
  await withLockedAccounts(db, { ordersOf: other, accounts }, async (tx, users, orders) => {
    const [stays, goes] = [users.get(id), users.get(other)];
    if (!stays || stays.closed_at !== null) throw notFound('Customer not found');
    if (goes?.merged_into === id) return;
    if (!goes || goes.closed_at !== null) throw badField('other', 'is no customer');
    if (isStaff(stays) || isStaff(goes)) throw conflict('Accounts of staff cannot be merged');
    const at = now();
    await moveAll(tx, { stays, goes }, actor, at);
    const details = { closed: other, orders: orders.size };
    await recordAudit(tx, { at, actor, action: 'user.merge', subject: id, details });
  });
}
