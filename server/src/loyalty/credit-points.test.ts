import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { brokenLots, ledgerSum } from '../../test/support/ledger';
import { storePerson } from '../../test/support/people';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import { inTransaction } from '../platform/db/transaction';
import { type Credit, creditPoints } from './credit-points';
import { pointBalance } from './points-ledger';

const NOW = Date.UTC(2026, 10, 20);
const MONTH = 31 * 24 * 60 * 60 * 1000;

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  userId = (await storePerson(database.db, { role: 'customer', now: NOW })).id;
});
afterEach(() => database.close());

const credit = (points: number, key: string, now = NOW, about: Partial<Credit> = {}) =>
  inTransaction(database.db, (tx) =>
    creditPoints(tx, { userId, kind: 'cafe', points, orderId: 'order', key, ...about }, now),
  );
const balance = (now = NOW) => pointBalance(database.db, userId, now);

test('C20: points are valid for five months', async () => {
  expect(await credit(10, 'a')).toBe(true);
  const end = pointsExpireAt(NOW);
  expect([await balance(end - 1), await balance(end)]).toEqual([10, 0]);
});

test('C19, P44: the same reason credits once, even if repeated or concurrent', async () => {
  const decided = await Promise.all(Array.from({ length: 10 }, (_, index) => credit(10, `key ${index}`)));
  expect(decided.filter(Boolean)).toHaveLength(1);
  expect(await balance()).toBe(10);
  expect(await brokenLots(database.db)).toEqual([]);
});

test('a changed amount credits or reverses the difference', async () => {
  await credit(10, 'a');
  await credit(25, 'b');
  expect(await balance()).toBe(25);
  await credit(5, 'c');
  expect(await balance()).toBe(5);
  expect(await credit(5, 'd')).toBe(false);
  const entries = await database.db.selectFrom('point_entries').select(['kind', 'delta']).execute();
  expect(entries.map(({ kind, delta }) => `${kind} ${delta}`).sort()).toEqual([
    'earn 10',
    'earn 15',
    'reverse -20',
  ]);
});

test('P44: one decision changes points once, even if the amount differs', async () => {
  await credit(10, 'a');
  expect(await credit(25, 'a')).toBe(false);
  expect(await balance()).toBe(10);
});

test('C20: a changed amount expires when the first one did', async () => {
  await credit(10, 'a');
  await credit(25, 'b', NOW + MONTH);
  const end = pointsExpireAt(NOW);
  expect([await balance(end - 1), await balance(end)]).toEqual([25, 0]);
});

test('P42: reversing spent points leaves a debt, which does not expire', async () => {
  await credit(10, 'a');
  await database.db.updateTable('point_lots').set({ remaining: 3 }).execute();
  await credit(0, 'b');
  expect(await ledgerSum(database.db, userId)).toBe(-7);
  expect(await balance(NOW + 12 * MONTH)).toBe(0);
  await credit(20, 'c', NOW + 12 * MONTH, { orderId: 'another' });
  expect(await balance(NOW + 12 * MONTH)).toBe(13);
});

test('C20: points that are credited again are valid for five months from then', async () => {
  await credit(10, 'a');
  await credit(0, 'b');
  await credit(10, 'c', NOW + MONTH);
  expect(await balance(pointsExpireAt(NOW))).toBe(10);
  expect(await balance(pointsExpireAt(NOW + MONTH))).toBe(0);
});

test('reversing nothing writes no entry', async () => {
  expect(await credit(0, 'a')).toBe(false);
  expect(await database.db.selectFrom('point_lots').selectAll().execute()).toEqual([]);
});
