import * as messages from '@storefront/shared/messages';
import { closetItems, places, products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember, provedMember } from '../support/members';
import { checkout, contact, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, flight, cheesecake, water } = products;
const { scarf, gone } = closetItems;
const lakeside = places.lakeside.address;

const asGuest = (shop: Shop, body: unknown) => shop.guest().send('placeGuestOrder', { body });

async function countOrders(shop: Shop): Promise<number> {
  const admin = await shop.admin();
  return success('listOrders', await admin.call('listOrders', { query: { limit: 100 } })).length;
}

export const orderRefusalCases: CaseGroup = {
  title: 'refused orders',
  cases: [
    {
      name: 'C84, C85: a total below the server’s is refused with the changed prices and the right total',
      async run(shop) {
        const before = await countOrders(shop);
        const lines = [line(espresso, 2, { price: 100 })];
        const { changes, totalAmount } = conflict(await asGuest(shop, checkout({ lines, total: 200 })));
        expect(totalAmount).toBe(240);
        expect(changes).toEqual([{ kind: 'price', _id: espresso._id, name: 'Espresso', was: 100, now: 120 }]);
        expect(await countOrders(shop)).toBe(before);
      },
    },
    {
      name: 'C10, P14: a higher fee is listed as a change',
      async run(shop) {
        const body = checkout({ lines: [line(espresso)], place: lakeside, total: 150 });
        const { changes, totalAmount } = conflict(await asGuest(shop, body));
        expect(totalAmount).toBe(170);
        expect(changes).toMatchObject([{ kind: 'fee', name: 'Lakeside', was: 30, now: 50 }]);
      },
    },
    {
      name: 'P3: all three calls refuse a total of 0 with the right one',
      async run(shop) {
        const { client } = await newMember(shop);
        const body = checkout({ lines: [line(espresso)], total: 0 });
        const table = { tableNumber: '7', items: [line(espresso)], totalAmount: 0 };
        for (const answer of [
          await asGuest(shop, body),
          await client.call('placeOrder', { body }),
          await client.call('placeTableOrder', { body: table }),
        ])
          expect(conflict(answer).totalAmount).toBe(120);
      },
    },
    {
      name: 'P14: no place, an unknown place or an unknown mode: select a delivery location',
      async run(shop) {
        const body = checkout({ lines: [line(espresso)] });
        for (const [deliveryLocation, deliveryOption] of [
          [undefined, undefined],
          ['', ''],
          ['Nowhere', 'Nowhere'],
          ['mystery', 'mystery'],
        ]) {
          const answer = await asGuest(shop, { ...body, deliveryLocation, deliveryOption });
          expect(refusal(answer, 400).message).toBe(messages.checkout.noLocation);
        }
      },
    },
    {
      name: 'C9: pickup together with a place is refused, in either field',
      async run(shop) {
        const body = checkout({ lines: [line(espresso)] });
        refusal(await asGuest(shop, { ...body, deliveryLocation: lakeside }), 400);
        refusal(await asGuest(shop, { ...body, deliveryOption: lakeside }), 400);
      },
    },
    {
      name: 'C13: guests redeem no points; members 0 to 150 in steps of 5',
      async run(shop) {
        const { client } = await newMember(shop);
        const order = (points: unknown) => {
          const body = checkout({ lines: [line(espresso, 9)] });
          return { ...body, data: { ...body.data, points } };
        };
        refusal(await asGuest(shop, order(5)), 400, 'data.points');
        for (const points of [7, -5, 155, 149.5, '1e2', [], true])
          refusal(await client.send('placeOrder', { body: order(points) }), 400, 'data.points');
      },
    },
    {
      name: 'C85: more points than the balance is a change, with the balance',
      async run(shop) {
        const { client } = await provedMember(shop);
        const body = checkout({ lines: [line(espresso, 9)], points: 85, total: 995 });
        const { changes } = conflict(await client.call('placeOrder', { body }));
        expect(changes).toMatchObject([{ kind: 'points', was: 85, now: 80 }]);
      },
    },
    {
      name: 'C12, P8: points never exceed the total',
      async run(shop) {
        const { client } = await provedMember(shop);
        const body = checkout({ lines: [line(water)], points: 25, total: 0 });
        refusal(await client.call('placeOrder', { body }), 400, 'data.points');
      },
    },
    {
      name: 'P16, C96: deleted, sold-out and table-only products are refused by name',
      async run(shop) {
        for (const sold of [flight, cheesecake]) {
          const body = checkout({ lines: [line(espresso), line(sold)], total: 1000 });
          const { changes } = conflict(await asGuest(shop, body));
          expect(changes).toMatchObject([{ kind: 'gone', _id: sold._id, name: sold.name }]);
        }
        const unknown = { _id: 'nobody', name: 'Old favourite', price: 10 };
        const { changes } = conflict(await asGuest(shop, checkout({ lines: [line(unknown)], total: 10 })));
        expect(changes).toMatchObject([{ kind: 'gone', _id: 'nobody' }]);
      },
    },
    {
      name: 'P6: more pieces than in stock are refused with the stock, counted over all lines',
      async run(shop) {
        const body = checkout({ lines: [line(gone)], total: 3600 });
        expect(conflict(await asGuest(shop, body)).changes).toMatchObject([{ kind: 'stock', now: 0 }]);
        const lines = [line(scarf), line(scarf, 1, { requests: 'a gift' })];
        const { changes } = conflict(await asGuest(shop, checkout({ lines, total: 3600 })));
        expect(changes).toMatchObject([{ kind: 'stock', _id: scarf._id, name: scarf.name, now: 1 }]);
      },
    },
    {
      name: '§5: name, address and phone are required, by field',
      async run(shop) {
        const order = (changes: object) => ({
          ...checkout({ lines: [line(espresso)] }),
          data: { ...contact, ...changes },
        });
        for (const [changes, field] of [
          [{ fullName: '' }, 'data.fullName'],
          [{ address: undefined }, 'data.address'],
          [{ phone: '' }, 'data.phone'],
          [{ phone: 'call me' }, 'data.phone'],
          [{ phone: '98412345678' }, 'data.phone'],
          [{ email: 'nothing' }, 'data.email'],
        ] as const)
          refusal(await asGuest(shop, order(changes)), 400, field);
      },
    },
    {
      name: '§5: an order without lines is refused',
      async run(shop) {
        const { item: _, ...body } = checkout({ lines: [] });
        expect(refusal(await asGuest(shop, body), 400, 'item').message).toBe(messages.checkout.noItems);
        expect(refusal(await asGuest(shop, { ...body, item: [] }), 400, 'item').message).toBe(
          messages.checkout.noItems,
        );
        const table = await shop.guest().send('placeTableOrder', { body: { tableNumber: '7', items: [] } });
        refusal(table, 400, 'items');
      },
    },
    {
      name: 'C50: an order for an invalid table is refused',
      async run(shop) {
        for (const tableNumber of [undefined, '', 0, 'null', '-1', 'x'.repeat(13)]) {
          const body = { tableNumber, items: [line(espresso)] };
          refusal(await shop.guest().send('placeTableOrder', { body }), 400, 'tableNumber');
        }
      },
    },
  ],
};
