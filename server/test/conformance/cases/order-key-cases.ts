import { randomUUID } from 'node:crypto';
import { closetItems, products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const { espresso, latte } = products;
const { scarf } = closetItems;
const withKey = (key: string) => ({ 'idempotency-key': key });

export const orderKeyCases: CaseGroup = {
  title: 'idempotency keys',
  cases: [
    {
      name: 'P1: five concurrent posts with one key are one order and take one piece',
      async run(shop) {
        const client = shop.guest();
        const headers = withKey(randomUUID());
        const body = checkout({ lines: [line(scarf)], total: 1800 });
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => client.call('placeGuestOrder', { body }, headers)),
        );
        const receipts = answers.map((answer) => success('placeGuestOrder', answer));
        expect(new Set(receipts.map(({ _id }) => _id)).size).toBe(1);
        const after = await client.call('getClosetItem', { params: { id: scarf._id } });
        expect(success('getClosetItem', after).availableStock).toBe(0);
      },
    },
    {
      name: 'P2: the key finds the placed order',
      async run(shop) {
        const { client } = await newMember(shop);
        const key = randomUUID();
        const params = { key };
        refusal(await client.call('getOrderByKey', { params }), 404);
        const body = checkout({ lines: [line(espresso)], total: 120 });
        const receipt = success('placeOrder', await client.call('placeOrder', { body }, withKey(key)));
        expect(success('getOrderByKey', await client.call('getOrderByKey', { params }))).toEqual(receipt);
        refusal(await client.call('getOrderByKey', { params: { key: 'mine' } }), 400, 'key');
      },
    },
    {
      name: 'C86: a key with another payload is refused; the same key of another person is another key',
      async run(shop) {
        const { client } = await newMember(shop);
        const { client: other } = await newMember(shop);
        const headers = withKey(randomUUID());
        const body = checkout({ lines: [line(espresso)], total: 120 });
        const first = success('placeOrder', await client.call('placeOrder', { body }, headers));
        const changed = checkout({ lines: [line(latte)], total: 210.5 });
        refusal(await client.call('placeOrder', { body: changed }, headers), 409);
        const theirs = success('placeOrder', await other.call('placeOrder', { body }, headers));
        expect(theirs._id).not.toBe(first._id);
      },
    },
    {
      name: 'C84: a refused order does not use up its key',
      async run(shop) {
        const client = shop.guest();
        const key = randomUUID();
        const wrong = checkout({ lines: [line(espresso)], total: 100 });
        conflict(await client.call('placeGuestOrder', { body: wrong }, withKey(key)));
        refusal(await client.call('getOrderByKey', { params: { key } }), 404);
        const right = checkout({ lines: [line(espresso)], total: 120 });
        success('placeGuestOrder', await client.call('placeGuestOrder', { body: right }, withKey(key)));
      },
    },
    {
      name: 'a key that is no UUID is refused; without a key every post is an order',
      async run(shop) {
        const client = shop.guest();
        const body = checkout({ lines: [line(espresso)], total: 120 });
        const odd = await client.call('placeGuestOrder', { body }, withKey('again'));
        refusal(odd, 400, 'idempotency-key');
        const first = success('placeGuestOrder', await client.call('placeGuestOrder', { body }));
        const second = success('placeGuestOrder', await client.call('placeGuestOrder', { body }));
        expect(first._id).not.toBe(second._id);
      },
    },
  ],
};
