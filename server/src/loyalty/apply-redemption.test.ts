import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { brokenLots } from '../../test/support/ledger';
import { storePerson } from '../../test/support/people';
import { openTestDatabase, type TestDatabase } from '../../test/support/test-database';
import { inTransaction } from '../platform/db/transaction';
import { applyRedemption } from './apply-redemption';
import { creditPoints } from './credit-points';
import { pointBalance } from './points-ledger';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  userId = (await storePerson(database.db, { role: 'customer', now: NOW })).id;
  await award(20, 'early', NOW - DAY);
  await award(30, 'late', NOW);
});
afterEach(() => database.close());

const award = (points: number, orderId: string, at: number) =>
  inTransaction(database.db, (tx) =>
    creditPoints(tx, { userId, kind: 'cafe', points, orderId, key: `award:${orderId}` }, at),
  );
const spend = (points: number, version: number, orderId = 'order', now = NOW) =>
  inTransaction(database.db, (tx) => applyRedemption(tx, { userId, orderId, version, points }, now));
const balance = () => pointBalance(database.db, userId, NOW);
/** What is left of each lot, earliest expiry first. */
const left = async () =>
  (await database.db.selectFrom('point_lots').select('remaining').orderBy('expires_at').execute()).map(
    ({ remaining }) => remaining,
  );
const entries = () =>
  database.db
    .selectFrom('point_entries')
    .select(['kind', 'delta'])
    .where('order_id', '=', 'order')
    .orderBy('effect_key')
    .execute();

test('C19, C20: an order spends points, those that expire first at the start', async () => {
  expect(await spend(25, 1)).toBe(0);
  expect([await left(), await balance()]).toEqual([[0, 25], 25]);
  expect(await brokenLots(database.db)).toEqual([]);
});

test('P43: an order that spends less gives back what expires last at the start', async () => {
  await spend(25, 1);
  expect(await spend(10, 2)).toBe(0);
  expect(await left()).toEqual([10, 30]);
  expect(await spend(0, 3)).toBe(0);
  expect([await left(), await balance()]).toEqual([[20, 30], 50]);
  expect((await entries()).map(({ kind, delta }) => `${kind} ${delta}`).sort()).toEqual([
    'redeem -20',
    'redeem -5',
    'refund 10',
    'refund 10',
    'refund 5',
  ]);
  expect(await brokenLots(database.db)).toEqual([]);
});

test('C19: an order that spends more takes only the difference', async () => {
  await spend(10, 1);
  expect(await spend(35, 2)).toBe(0);
  expect(await left()).toEqual([0, 15]);
});

test('P39: an order that wants more than there is changes nothing, and says what is missing', async () => {
  expect(await spend(60, 1)).toBe(10);
  expect([await left(), await entries()]).toEqual([[20, 30], []]);
});

test('P40: the same points again write nothing; the same version never writes twice', async () => {
  await spend(10, 1);
  expect(await spend(10, 2)).toBe(0);
  expect(await entries()).toHaveLength(1);
  await expect(spend(15, 1)).rejects.toThrow('The ledger already has the redeem of order order, version 1');
  expect(await left()).toEqual([10, 30]);
});

test('P15: an order spends the points that it gave back, though they have expired since', async () => {
  await spend(25, 1);
  await spend(10, 2);
  await spend(0, 3);
  const late = pointsExpireAt(NOW);
  expect(await pointBalance(database.db, userId, late)).toBe(0);
  expect(await spend(25, 4, 'order', late)).toBe(0);
  expect(await left()).toEqual([0, 25]);
});

test('an order spends beside others, and gives back only its own points', async () => {
  await spend(15, 1, 'other');
  expect(await spend(20, 1)).toBe(0);
  await spend(0, 2);
  expect([await left(), await balance()]).toEqual([[5, 30], 35]);
});
