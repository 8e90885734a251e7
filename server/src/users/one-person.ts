import { createHmac } from 'node:crypto';
import { emailIdentity, phoneIdentity } from '@storefront/shared/rules/contact';
import type { ExpressionBuilder } from 'kysely';
import type { Reader, Tx } from '../platform/db/database';
import { randomText } from '../platform/db/ids';
import type { Tables } from '../platform/db/schema';

/** What somebody shows of themselves; `userId` is null for a guest, who may have typed both others. */
export interface PersonFacts {
  readonly userId: string | null;
  readonly email: string | null;
  readonly phones: readonly (string | null)[];
}

/** One person: every account that is known to be theirs, and their identities (C412). All empty: nobody is known. */
export interface OnePerson {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

type Identities = Pick<OnePerson, 'emails' | 'phones'>;

const known = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

const KEY = 'identity-key';
/** 43 letters of 0-9a-z are 222 bits. */
const KEY_LENGTH = 43;

/** Returns the key of the hashes. It is not SERVER_SECRET: a new one would make new customers of deleted ones. */
async function identityKey(db: Reader): Promise<string> {
  const read = () => db.selectFrom('meta').select('value').where('name', '=', KEY).executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value;
  await db
    .insertInto('meta')
    .values({ name: KEY, value: randomText(KEY_LENGTH) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read())?.value ?? '';
}

/** Returns the keyed hashes of identities, as `past_identities` has them (C413). */
async function hashIdentities(db: Reader, { emails, phones }: Identities): Promise<string[]> {
  const texts = [...emails.map((email) => `email ${email}`), ...phones.map((phone) => `phone ${phone}`)];
  if (texts.length === 0) return [];
  const key = await identityKey(db);
  return texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'));
}

/** Returns the accounts with one of the e-mail identities, and those that had one of these identities once. */
async function accountsOf(db: Reader, identities: Identities): Promise<string[]> {
  const hashes = await hashIdentities(db, identities);
  if (hashes.length === 0) return [];
  const past = await db
    .selectFrom('past_identities')
    .select('user_id as id')
    .where('identity_hash', 'in', hashes)
    .execute();
  const open =
    identities.emails.length === 0
      ? []
      : await db.selectFrom('users').select('id').where('email_identity', 'in', identities.emails).execute();
  return [...past, ...open].map(({ id }) => id);
}

/** Returns who somebody is: the one way in which the shop compares persons (C412). */
export async function findPerson(db: Reader, { userId, email, phones }: PersonFacts): Promise<OnePerson> {
  const own =
    userId === null
      ? undefined
      : await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  const emails = known([own?.email || null, email || null].map((one) => one && emailIdentity(one)));
  const identities = { emails, phones: known(phones.map(phoneIdentity)) };
  return { ...identities, userIds: known([userId, ...(await accountsOf(db, identities))]) };
}

/** Returns the condition of the orders of a person: by account, e-mail address or phone. */
export const isOrderOf =
  ({ userIds, emails, phones }: OnePerson) =>
  (order: ExpressionBuilder<Tables, 'orders'>) =>
    order.or([
      ...(userIds.length > 0 ? [order('user_id', 'in', userIds)] : []),
      ...(emails.length > 0 ? [order('email_identity', 'in', emails)] : []),
      ...(phones.length > 0 ? [order('phone_identity', 'in', phones)] : []),
    ]);

/** Returns every phone of an account: of all its orders, whatever became of them, and of its addresses. */
export async function phonesOf(db: Reader, userId: string): Promise<string[]> {
  const ofOrders = await db
    .selectFrom('orders')
    .select('phone')
    .distinct()
    .where('user_id', '=', userId)
    .where('phone', 'is not', null)
    .execute();
  const ofAddresses = await db
    .selectFrom('saved_addresses')
    .select('phone')
    .where('user_id', '=', userId)
    .execute();
  return known([...ofOrders, ...ofAddresses].map(({ phone }) => phone));
}

/** Keeps the keyed hashes of identities that an account is about to lose, so that its uses stay known (C413). */
async function keepIdentities(tx: Tx, userId: string, identities: Identities): Promise<void> {
  const hashes = await hashIdentities(tx, identities);
  if (hashes.length === 0) return;
  await tx
    .insertInto('past_identities')
    .values(hashes.map((identity_hash) => ({ identity_hash, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps the identity of an address that an account gives up; the holder is the account that has its uses from now on. */
export const keepEmailIdentity = (tx: Tx, holder: string, email: string): Promise<void> =>
  keepIdentities(tx, holder, { emails: email === '' ? [] : [emailIdentity(email)], phones: [] });

/** Keeps all identities of an account that is about to be deleted: of its address, and of its orders. */
export async function keepAllIdentities(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['email_identity', 'phone_identity'])
    .distinct()
    .where('user_id', '=', id)
    .execute();
  await keepEmailIdentity(tx, id, email);
  await keepIdentities(tx, id, {
    emails: known(orders.map(({ email_identity }) => email_identity)),
    phones: known(orders.map(({ phone_identity }) => phone_identity)),
  });
}

/** Gives the kept identities of a merged account to the one that stays. */
export async function movePastIdentities(tx: Tx, stays: string, goes: string): Promise<void> {
  const ofBoth = tx.selectFrom('past_identities').select('identity_hash').where('user_id', '=', stays);
  await tx
    .deleteFrom('past_identities')
    .where('user_id', '=', goes)
    .where('identity_hash', 'in', ofBoth)
    .execute();
  await tx.updateTable('past_identities').set({ user_id: stays }).where('user_id', '=', goes).execute();
}
