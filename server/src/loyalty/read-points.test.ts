import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { storePerson } from '../../test/support/people';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import { inTransaction } from '../platform/db/transaction';
import { creditPoints } from './credit-points';
import { pointBalances } from './points-ledger';
import { readPoints } from './read-points';

const NOW = Date.UTC(2026, 10, 20);
const MONTH = 31 * 24 * 60 * 60 * 1000;

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  userId = (await storePerson(database.db, { role: 'customer', now: NOW })).id;
});
afterEach(() => database.close());

const credit = (points: number, orderId: string, now: number) =>
  inTransaction(database.db, (tx) =>
    creditPoints(tx, { userId, kind: 'cafe', points, orderId, key: `${orderId}:${points}` }, now),
  );
const iso = (ms: number) => new Date(ms).toISOString();

test('C20: remaining points by expiry, soonest first; another person sees none of them', async () => {
  await credit(20, 'second', NOW + MONTH);
  await credit(10, 'first', NOW);
  await credit(5, 'with the first', NOW);
  const { balance, owed, expiring, movements } = await readPoints(database.db, userId, NOW + MONTH, {});
  expect([balance, owed]).toEqual([35, 0]);
  expect(expiring).toEqual([
    { points: 15, expiresAt: iso(pointsExpireAt(NOW)) },
    { points: 20, expiresAt: iso(pointsExpireAt(NOW + MONTH)) },
  ]);
  expect(movements.map(({ points }) => points)).toHaveLength(3);
  const other = await storePerson(database.db, { role: 'customer', now: NOW });
  const theirs = await readPoints(database.db, other.id, NOW, {});
  expect(theirs).toEqual({ balance: 0, owed: 0, expiring: [], movements: [] });
});

test('expired points are movements too, so the movements add up to the balance', async () => {
  await credit(20, 'one', NOW);
  await credit(8, 'one', NOW + 1);
  await credit(30, 'two', NOW + MONTH);
  const late = pointsExpireAt(NOW) + 1;
  const { balance, movements } = await readPoints(database.db, userId, late, {});
  expect(movements.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
    'expire -8',
    'earn 30',
    'reverse -12',
    'earn 20',
  ]);
  expect(movements.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
});

test('P42: a debt and a spent lot neither expire nor count among the expiring points', async () => {
  await credit(20, 'one', NOW);
  await credit(10, 'two', NOW + 1);
  await credit(5, 'three', NOW + 2);
  const leave = (remaining: number, points: number) =>
    database.db.updateTable('point_lots').set({ remaining }).where('points', '=', points).execute();
  await leave(-20, 20);
  await leave(0, 10);
  const { balance, owed, expiring } = await readPoints(database.db, userId, NOW + 3, {});
  expect([balance, owed]).toEqual([0, 15]);
  expect(expiring).toEqual([{ points: 5, expiresAt: iso(pointsExpireAt(NOW + 2)) }]);
  const late = pointsExpireAt(NOW) + MONTH;
  const { movements } = await readPoints(database.db, userId, late, {});
  expect(movements.filter(({ kind }) => kind === 'expire').map(({ points }) => points)).toEqual([-5]);
});

test('the history comes in pages', async () => {
  for (let order = 1; order <= 5; order += 1) await credit(order, `order ${order}`, NOW + order);
  const page = async (number: number) =>
    (await readPoints(database.db, userId, NOW + 9, { page: number, limit: 2 })).movements.map(
      ({ points }) => points,
    );
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([[5, 4], [3, 2], [1], []]);
});

test('C445: a movement is neither skipped nor repeated when others come or go between two pages', async () => {
  for (let order = 1; order <= 7; order += 1) await credit(order, `order ${order}`, NOW + order);
  const page = async (number: number, after?: string) =>
    (await readPoints(database.db, userId, NOW + 9, { page: number, limit: 3, after })).movements;
  const pointsOf = async (number: number, after?: string) =>
    (await page(number, after)).map(({ points }) => points);
  const after = (await page(1)).map(({ _id }) => _id).join();
  await credit(8, 'order 8', NOW + 8);
  expect([await pointsOf(2, after), await pointsOf(2)]).toEqual([
    [4, 3, 2],
    [5, 4, 3],
  ]);
  await database.db.deleteFrom('point_entries').where('delta', 'in', [8, 7, 5]).execute();
  expect([await pointsOf(2, after), await pointsOf(2)]).toEqual([
    [4, 3, 2],
    [2, 1],
  ]);
});

test('a guest has no points, in a list with a member and in one of guests alone', async () => {
  await credit(20, 'one', NOW);
  const balanceOf = await pointBalances(database.db, [userId], NOW);
  expect([balanceOf(userId).points, balanceOf(null)]).toEqual([20, { points: 0, owed: 0 }]);
  expect((await pointBalances(database.db, [], NOW))(null)).toEqual({ points: 0, owed: 0 });
});
