import type { HttpClient } from '../../support/http-client';
import { closetItems, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, contact, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

/** Places a guest's order of two espressos and a shirt. */
async function ordered(shop: Shop, email: string = contact.email) {
  const lines = [line(products.espresso, 2), { ...line(closetItems.shirt), selectedSize: 'M' }];
  const body = checkout({ lines });
  const asked = { body: { ...body, data: { ...body.data, email } } };
  const answer = await shop.guest().call('placeGuestOrder', asked);
  const { _id, code = '', key = '' } = success('placeGuestOrder', answer);
  return { id: _id, code, key };
}

const follow = (client: HttpClient, code: string, key?: string) =>
  client.call('followOrder', { params: { code }, query: key === undefined ? {} : { key } });

async function setStatus(
  shop: Shop,
  id: string,
  status: 'pending' | 'processing' | 'completed' | 'cancelled',
  cancelReason?: string,
) {
  const change = { params: { id }, body: { status, ...(cancelReason && { cancelReason }) } };
  success('changeOrderStatus', await (await shop.admin()).call('changeOrderStatus', change));
}

const stock = async (shop: Shop) =>
  success(
    'getClosetItem',
    await shop.guest().call('getClosetItem', { params: { id: closetItems.shirt._id } }),
  ).availableStock;

export const followOrderCases: CaseGroup = {
  title: 'customers follow their orders',
  cases: [
    {
      name: 'C191, P52: the key of an order shows it to anybody who has the link, without phone, e-mail and ids of people',
      async run(shop) {
        const { code, key } = await ordered(shop);
        const order = success('followOrder', await follow(shop.guest(), code.toLowerCase(), key));
        expect(order).toMatchObject({
          code,
          status: 'pending',
          isMember: false,
          acceptedAt: null,
          closedAt: null,
        });
        expect(order.item).toMatchObject([{ name: 'Espresso', quantity: 2 }, { selectedSize: 'M' }]);
        for (const name of ['_id', 'id', 'user', 'email', 'phone']) expect(order).not.toHaveProperty(name);
      },
    },
    {
      name: 'C202: the key opens the receipt as a file, which the order offers; a wrong key does not',
      async run(shop) {
        const { code, key } = await ordered(shop);
        expect(success('followOrder', await follow(shop.guest(), code, key)).hasReceipt).toBe(true);
        const get = (given: string) =>
          shop.guest().call('getReceipt', { params: { code }, query: { key: given } });
        const file = await get(key);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(file.body.data).toMatch(/^%PDF-/);
        refusal(await get('x'.repeat(key.length)), 404);
      },
    },
    {
      name: 'C191: no key, a wrong, truncated or foreign key and an unknown code are refused alike',
      async run(shop) {
        const [mine, other] = [await ordered(shop), await ordered(shop)];
        const asked = [
          await follow(shop.guest(), mine.code),
          await follow(shop.guest(), mine.code, 'x'.repeat(mine.key.length)),
          await follow(shop.guest(), mine.code, mine.key.slice(0, -1)),
          await follow(shop.guest(), mine.code, other.key),
          await follow(shop.guest(), mine.code, ''),
          await follow((await newMember(shop)).client, mine.code),
          await follow(shop.guest(), 'NOBODY', mine.key),
        ];
        const [first, ...others] = asked.map((answer) => refusal(answer, 404).message);
        for (const message of others) expect(message).toBe(first);
      },
    },
    {
      name: 'C191: a member sees an own order without a key; another member does not',
      async run(shop) {
        const member = await newMember(shop);
        const body = checkout({ lines: [line(products.espresso)] });
        const placed = success('placeOrder', await member.client.call('placeOrder', { body }));
        const order = success('followOrder', await follow(member.client, placed.code ?? ''));
        expect(order).toMatchObject({ isMember: true, pointsEarned: placed.pointsEarned });
        refusal(await follow((await newMember(shop)).client, placed.code ?? ''), 404);
      },
    },
    {
      name: 'C194: a member lists the own orders, newest first, page by page and by year',
      async run(shop) {
        const member = await newMember(shop);
        const codes: string[] = [];
        for (let round = 1; round <= 3; round += 1) {
          const body = checkout({ lines: [line(products.espresso, round)] });
          const placed = success('placeOrder', await member.client.call('placeOrder', { body }));
          codes.push(placed.code ?? '');
        }
        const read = async (query = {}, client = member.client) =>
          success('listMyOrders', await client.call('listMyOrders', { query }));
        const all = await read();
        expect(all.orders.map(({ code }) => code).sort()).toEqual(codes.sort());
        const times = all.orders.map(({ createdAt }) => Date.parse(createdAt));
        expect(times).toEqual([...times].sort((one, other) => other - one));
        for (const name of ['_id', 'id', 'user', 'email', 'phone'])
          expect(all.orders[0]).not.toHaveProperty(name);
        const [year = 0] = all.years;
        expect(all).toMatchObject({ total: 3, years: [year] });
        expect(await read({ page: 2, limit: 2 })).toMatchObject({ orders: [all.orders[2]], total: 3 });
        expect((await read({ year })).orders).toEqual(all.orders);
        expect(await read({ year: year - 1 })).toEqual({ orders: [], total: 0, years: [year] });
        expect(await read({}, (await newMember(shop)).client)).toEqual({ orders: [], total: 0, years: [] });
        refusal(await shop.guest().call('listMyOrders', {}), 401);
      },
    },
    {
      name: 'C190: the times of an order follow its status',
      async run(shop) {
        const { id, code, key } = await ordered(shop);
        const seen = async () => success('followOrder', await follow(shop.guest(), code, key));
        const time = expect.stringMatching(/^\d{4}-.*Z$/);
        await setStatus(shop, id, 'processing');
        expect(await seen()).toMatchObject({ acceptedAt: time, closedAt: null, cancelledBy: null });
        await setStatus(shop, id, 'completed');
        expect(await seen()).toMatchObject({ acceptedAt: time, closedAt: time, cancelledBy: null });
        await setStatus(shop, id, 'cancelled');
        expect(await seen()).toMatchObject({ acceptedAt: time, closedAt: time, cancelledBy: 'shop' });
        await setStatus(shop, id, 'pending');
        expect(await seen()).toMatchObject({ acceptedAt: null, closedAt: null, cancelledBy: null });
      },
    },
    {
      name: 'C201: the customer reads why the shop cancelled; the reason goes with the cancellation',
      async run(shop) {
        const { id, code, key } = await ordered(shop);
        const seen = async () => success('followOrder', await follow(shop.guest(), code, key));
        expect(await seen()).toMatchObject({ cancelReason: null });
        await setStatus(shop, id, 'cancelled', '  The momo are sold out. ');
        expect(await seen()).toMatchObject({ cancelledBy: 'shop', cancelReason: 'The momo are sold out.' });
        await setStatus(shop, id, 'processing', 'no reason here');
        expect(await seen()).toMatchObject({ status: 'processing', cancelReason: null });
        await setStatus(shop, id, 'cancelled');
        expect(await seen()).toMatchObject({ status: 'cancelled', cancelReason: null });
        const long = {
          params: { id },
          body: { status: 'cancelled' as const, cancelReason: 'x'.repeat(201) },
        };
        refusal(await (await shop.admin()).call('changeOrderStatus', long), 400);
      },
    },
    {
      name: 'C24, C192: the customer cancels once, and the stock goes back once',
      async run(shop) {
        const before = await stock(shop);
        const { code, key } = await ordered(shop);
        expect(await stock(shop)).toBe(before - 1);
        const cancel = () => shop.guest().call('cancelOwnOrder', { params: { code }, body: { key } });
        const order = success('cancelOwnOrder', await cancel());
        expect(order).toMatchObject({ status: 'cancelled', cancelledBy: 'customer' });
        expect(success('cancelOwnOrder', await cancel())).toEqual(order);
        expect(await stock(shop)).toBe(before);
      },
    },
    {
      name: 'C192: after the shop accepted, a cancellation is refused with the status; without the key it is not found',
      async run(shop) {
        const { id, code, key } = await ordered(shop);
        const cancel = (body: { key?: string }) =>
          shop.guest().call('cancelOwnOrder', { params: { code }, body });
        refusal(await cancel({}), 404);
        await setStatus(shop, id, 'processing');
        expect(refusal(await cancel({ key }), 409).data).toEqual({ status: 'processing' });
        await setStatus(shop, id, 'completed');
        expect(refusal(await cancel({ key }), 409).data).toEqual({ status: 'completed' });
      },
    },
    {
      name: 'C205: an account keeps a guest’s order with its e-mail address once; its points follow the status',
      async run(shop) {
        const member = await newMember(shop);
        const { id, code, key } = await ordered(shop, member.email);
        const { pointsWhenKept } = success('followOrder', await follow(shop.guest(), code, key));
        expect(pointsWhenKept).toBeGreaterThan(0);
        const { otp } = success('requestAccountOtp', await member.client.call('requestAccountOtp', {}));
        const keep = (who: HttpClient, sent: string) =>
          who.call('keepOrder', { params: { code }, body: { key, otp: sent } });
        refusal(await keep(shop.guest(), otp), 401);
        refusal(await keep((await newMember(shop)).client, otp), 409);
        refusal(await keep(member.client, '999999'), 400);
        const kept = success('keepOrder', await keep(member.client, otp));
        expect(kept).toMatchObject({ isMember: true, pointsEarned: pointsWhenKept, pointsWhenKept: null });
        expect(success('keepOrder', await keep(member.client, otp))).toEqual(kept);
        expect(success('followOrder', await follow(member.client, code))).toEqual(kept);
        const balance = async () => success('getPoints', await member.client.call('getPoints', {})).balance;
        const before = await balance();
        await setStatus(shop, id, 'completed');
        expect((await balance()) - before).toBeGreaterThanOrEqual(pointsWhenKept ?? 0);
        await setStatus(shop, id, 'cancelled');
        expect(await balance()).toBe(before);
      },
    },
  ],
};
