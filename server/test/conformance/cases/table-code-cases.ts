import type { HttpClient } from '../../support/http-client';
import { closetItems, products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso } = products;
const { scarf } = closetItems;

const codesOf = async (admin: HttpClient, tables: string) =>
  success('listTableCodes', await admin.call('listTableCodes', { query: { tables } }));

/** Places a table order and returns it as staff see it. */
async function ordered(shop: Shop, tableNumber: string, tableCode?: string | null) {
  const body = { tableNumber, items: [line(espresso)], ...(tableCode !== undefined && { tableCode }) };
  const { _id } = success('placeTableOrder', await shop.guest().call('placeTableOrder', { body }));
  return find(await shop.admin(), _id);
}

async function find(admin: HttpClient, id: string) {
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  const order = orders.find(({ _id }) => _id === id);
  if (!order) throw new Error(`Order ${id} is not listed`);
  return order;
}

export const tableCodeCases: CaseGroup = {
  title: 'codes of tables',
  cases: [
    {
      name: 'C51: every table has its own code, the same at every request',
      async run(shop) {
        const admin = await shop.admin();
        const codes = await codesOf(admin, '1-3, 03, A1');
        expect(codes.map(({ tableNumber }) => tableNumber)).toEqual(['1', '2', '3', 'A1']);
        expect(new Set(codes.map(({ code }) => code)).size).toBe(4);
        expect(await codesOf(admin, 'A1')).toEqual(codes.slice(3));
      },
    },
    {
      name: 'C50, C51: an invalid table has no code',
      async run(shop) {
        const admin = await shop.admin();
        for (const tables of ['', '0', '<b>', '1-999', undefined])
          refusal(await admin.send('listTableCodes', { query: { tables } }), 400, 'tables');
      },
    },
    {
      name: 'C51, P18: with the table’s code an order is confirmed, in any spelling of the number',
      async run(shop) {
        const [{ code } = { code: '' }] = await codesOf(await shop.admin(), '7');
        expect(await ordered(shop, '7', code)).toMatchObject({ tableNumber: '7', tableConfirmed: true });
        expect(await ordered(shop, ' 07', code)).toMatchObject({ tableNumber: '7', tableConfirmed: true });
      },
    },
    {
      name: 'C51, P18: without the code, or with another table’s, the order is accepted and staff must confirm it',
      async run(shop) {
        const [{ code } = { code: '' }] = await codesOf(await shop.admin(), '8');
        for (const given of [undefined, null, '', 'nonsense', code, `${code}x`, 'ß'.repeat(16)])
          expect(await ordered(shop, '7', given)).toMatchObject({ tableConfirmed: false });
      },
    },
    {
      name: 'P17: a code does not make an invalid table valid',
      async run(shop) {
        const body = { tableNumber: '0', tableCode: 'anything', items: [line(espresso)] };
        refusal(await shop.guest().send('placeTableOrder', { body }), 400, 'tableNumber');
      },
    },
    {
      name: 'C51: staff confirm an order, once; a stale view is refused (C99)',
      async run(shop) {
        const admin = await shop.admin();
        const { _id: id, version = 0 } = await ordered(shop, '7');
        const confirm = (seen?: number) =>
          admin.call('confirmTableOrder', { params: { id }, body: { version: seen } });
        refusal(await confirm(version + 1), 409);
        const order = success('confirmTableOrder', await confirm(version));
        expect(order).toMatchObject({ tableConfirmed: true, status: 'pending', version: version + 1 });
        expect(success('confirmTableOrder', await confirm())).toEqual(order);
        expect(await find(admin, id)).toEqual(order);
      },
    },
    {
      name: 'C106: an order without the code takes its pieces when staff confirm it, and gives back no others',
      async run(shop) {
        const admin = await shop.admin();
        const params = { id: scarf._id };
        const stock = async () =>
          success('getClosetItem', await shop.guest().call('getClosetItem', { params })).availableStock;
        const body = { tableNumber: '7', items: [line(scarf)] };
        const [first, second, third] = [
          success('placeTableOrder', await shop.guest().call('placeTableOrder', { body })),
          success('placeTableOrder', await shop.guest().call('placeTableOrder', { body })),
          success('placeTableOrder', await shop.guest().call('placeTableOrder', { body })),
        ];
        success('deleteOrder', await admin.call('deleteOrder', { params: { id: third._id } }));
        expect(await stock()).toBe(1);
        success(
          'confirmTableOrder',
          await admin.call('confirmTableOrder', { params: { id: first._id }, body: {} }),
        );
        expect(await stock()).toBe(0);
        const late = await admin.call('confirmTableOrder', { params: { id: second._id }, body: {} });
        expect(conflict(late).changes).toMatchObject([{ kind: 'stock', name: scarf.name, was: 1, now: 0 }]);
      },
    },
    {
      name: 'C51: an order that is not from a table cannot be confirmed',
      async run(shop) {
        const admin = await shop.admin();
        const body = checkout({ lines: [line(espresso)] });
        const { _id: id } = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(await find(admin, id)).toMatchObject({ tableNumber: null, tableConfirmed: null });
        refusal(await admin.call('confirmTableOrder', { params: { id }, body: {} }), 409);
      },
    },
  ],
};
