import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeProduct } from '../../../test/support/stock-shop';
import { pointBalance } from '../../loyalty/points-ledger';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

test('C19: points are redeemed when the order is placed, oldest expiry first, and never more than the balance', async () => {
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 52, shop.clock.now - 1000);
  await awardPoints(shop.db, person.id, 10, shop.clock.now);
  const { body } = await client.call('placeOrder', checkout([{ _id: shop.latte }], {}, { points: 55 }));
  expect(body.data).toMatchObject({ redeemedPoints: 55, totalAmount: 155.5, pointsEarned: 3 });
  const lots = await shop.db.selectFrom('point_lots').selectAll().orderBy('expires_at').execute();
  expect(lots.map(({ remaining }) => remaining)).toEqual([0, 7]);
  const again = await client.call('placeOrder', checkout([{ _id: shop.latte }], {}, { points: 10 }));
  expect(again.status).toBe(409);
  expect(again.body.data).toEqual({
    changes: [{ kind: 'points', _id: null, name: 'Points', was: 10, now: 5 }],
    totalAmount: 205.5,
  });
  expect(await pointBalance(shop.db, person.id, shop.clock.now)).toBe(7);
});

test('C20: expired points pay nothing', async () => {
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 100, Date.UTC(2026, 0, 1));
  const answer = await client.call('placeOrder', checkout([{ _id: shop.latte }], {}, { points: 50 }));
  expect(answer.body.data).toMatchObject({ changes: [{ kind: 'points', was: 50, now: 0 }] });
});

test('C12, P8: more points than the order costs are refused, and the total never falls below 0', async () => {
  const water = await storeProduct(shop.db, { price_paisa: 60_00 });
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 150, shop.clock.now);
  const answer = await client.call('placeOrder', checkout([{ _id: water }], {}, { points: 65 }));
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('data.points');
  const free = await client.call('placeOrder', checkout([{ _id: water }], {}, { points: 60 }));
  expect(free.body.data).toMatchObject({ totalAmount: 0, pointsEarned: 0 });
});

test('P39: twenty orders at once never spend the same points twice', async () => {
  const { client, person } = await shop.asCustomer();
  await awardPoints(shop.db, person.id, 100, shop.clock.now);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.call('placeOrder', checkout([{ _id: shop.latte }], {}, { points: 50 }), withKey()),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(18).fill(409)]);
  expect(await pointBalance(shop.db, person.id, shop.clock.now)).toBe(0);
  const { spent } = await shop.db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.sum<number>('delta').as('spent'))
    .where('kind', '=', 'redeem')
    .executeTakeFirstOrThrow();
  expect(spent).toBe(-100);
});
