import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { awardPoints, checkout, withKey } from '../../test/support/checkout';
import { brokenLots, ledgerSum } from '../../test/support/ledger';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { inTransaction } from '../platform/db/transaction';
import { readPointSums } from '../reports/point-sums';
import { voidPoints } from './adjust-points';

let server: TestServer;
let admin: SignedIn;
let asha: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  [admin, asha] = await Promise.all([server.asAdmin(), server.asCustomer('Asha Gurung')]);
});
afterEach(() => server.close());

const DAY = 86_400_000;

const adjust = (points: number, key?: string, id = asha.person.id) =>
  admin.client.call(
    'adjustPoints',
    { params: { id }, body: { points, reason: 'A late order' } },
    key ? withKey(key) : {},
  );

test('C301: staff give points with a reason, which the customer reads in the own ledger', async () => {
  expect((await adjust(40)).body.data).toMatchObject({ balance: 40 });
  const own = (await asha.client.call('getPoints', { query: {} })).body.data;
  expect(own.balance).toBe(40);
  expect(own.movements).toMatchObject([
    { kind: 'adjust', reason: 'adjustment', points: 40, note: 'A late order', orderCode: null },
  ]);
  expect(own.expiring).toMatchObject([{ points: 40 }]);
  expect((await adjust(5)).body.data.movements).toHaveLength(2);
  expect(await brokenLots(server.db)).toEqual([]);
});

test('C301, P47: points that are taken leave the lots that expire first; expired ones are left alone', async () => {
  await awardPoints(server.db, asha.person.id, 30, server.clock.now - 200 * DAY);
  await awardPoints(server.db, asha.person.id, 30, server.clock.now - 10 * DAY);
  await awardPoints(server.db, asha.person.id, 30, server.clock.now);
  expect((await adjust(-40)).body.data).toMatchObject({ balance: 20, expiring: [{ points: 20 }] });
  const lots = await server.db.selectFrom('point_lots').select('remaining').orderBy('earned_at').execute();
  expect(lots.map(({ remaining }) => remaining)).toEqual([30, 0, 20]);
  expect(await brokenLots(server.db)).toEqual([]);
});

test('C301: never below zero; the answer names the field', async () => {
  await adjust(30);
  const refused = await adjust(-31);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([
    { field: 'points', message: 'cannot take away more than the 30 that the customer has' },
  ]);
  expect((await adjust(-30)).body.data.balance).toBe(0);
  expect((await adjust(-1)).status).toBe(400);
});

test('C301, P1: a repeat of the same request moves nothing; another one with its key is refused', async () => {
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(25, key)));
  expect(answers.map(({ status, body }) => [status, body.data.balance])).toEqual(
    answers.map(() => [200, 25]),
  );
  expect((await adjust(26, key)).status).toBe(409);
  expect(await ledgerSum(server.db, asha.person.id)).toBe(25);
});

test('C301, P1: equal keys of two members of staff are different keys', async () => {
  const key = crypto.randomUUID();
  const { client } = await server.asAdmin();
  await adjust(25, key);
  const body = { points: 25, reason: 'A late order' };
  const answer = await client.call('adjustPoints', { params: { id: asha.person.id }, body }, withKey(key));
  expect(answer.body.data.balance).toBe(50);
});

test('C301, P39: orders and adjustments at once never spend more than the balance', async () => {
  const cake = await storeProduct(server.db, { price_paisa: 900_00 });
  await adjust(50);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? adjust(-20)
        : asha.client.call('placeOrder', checkout([{ _id: cake }], {}, { points: 20 }), withKey()),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await ledgerSum(server.db, asha.person.id)).toBe(10);
  expect(await brokenLots(server.db)).toEqual([]);
});

test('C301, P51: nobody adjusts their own points; the audit has the points and not the reason', async () => {
  const own = await adjust(10, undefined, admin.person.id);
  expect([own.status, own.body.message]).toEqual([409, 'This is an account of staff']);
  const unknown = await adjust(10, undefined, 'nobody');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Customer not found']);
  await adjust(10);
  const entries = (await admin.client.call('listAudit', { query: { subject: asha.person.id } })).body.data;
  expect(entries).toMatchObject([
    { action: 'user.adjust', actor: admin.person.id, changes: [{ field: 'points', after: 10 }] },
  ]);
});

test('C301, C286: the report counts adjusted points as owed, neither as given nor as used', async () => {
  await adjust(40);
  await adjust(-10);
  const { now } = server.clock;
  const sums = await readPointSums(server.db, { start: now - DAY, end: now + DAY }, now);
  expect(sums).toMatchObject({ owed: 30, given: 0, used: 0 });
});

test('C303: the points and debts of a person end; expired ones and the words of adjustments are as nothing', async () => {
  await awardPoints(server.db, asha.person.id, 20, server.clock.now - 200 * DAY);
  await awardPoints(server.db, asha.person.id, 30, server.clock.now);
  await adjust(15);
  await inTransaction(server.db, (tx) => voidPoints(tx, asha.person.id, server.clock.now));
  const lots = await server.db.selectFrom('point_lots').select('remaining').orderBy('earned_at').execute();
  expect(lots.map(({ remaining }) => remaining)).toEqual([20, 0, 0]);
  const told = server.db.selectFrom('point_entries').select('id').where('reason', 'is not', null);
  expect(await told.execute()).toEqual([]);
  expect(await brokenLots(server.db)).toEqual([]);
});

test('C303, P42: a debt ends even where its lot has expired; points that expire at this moment have expired', async () => {
  const earned = server.clock.now;
  await awardPoints(server.db, asha.person.id, 20, earned);
  const lots = () => server.db.selectFrom('point_lots').select('remaining').orderBy('earned_at').execute();
  await awardPoints(server.db, asha.person.id, 30, earned - DAY);
  await server.db.updateTable('point_lots').set({ remaining: -8 }).where('points', '=', 30).execute();
  await inTransaction(server.db, (tx) => voidPoints(tx, asha.person.id, pointsExpireAt(earned)));
  expect(await lots()).toEqual([{ remaining: 0 }, { remaining: 20 }]);
});
