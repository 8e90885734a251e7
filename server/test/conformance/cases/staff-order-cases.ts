import type { HttpClient } from '../../support/http-client';
import { closetItems, places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { provedMember } from '../support/members';
import { checkout, contact, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso } = products;
const { shirt } = closetItems;

async function placed(shop: Shop, quantity = 1): Promise<string> {
  const lines = [line(espresso, quantity, { requests: 'less sugar' })];
  const body = checkout({ lines, place: places.lakeside.address });
  return success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }))._id;
}

async function list(admin: HttpClient, status?: string) {
  const query = { limit: 100, ...(status && { status }) };
  return success('listOrders', await admin.call('listOrders', { query }));
}

const setStatus = (admin: HttpClient, id: string, status: string, version?: number) =>
  admin.send('changeOrderStatus', { params: { id }, body: { status, userId: 'anybody', version } });

const stock = async (client: HttpClient) =>
  success('getClosetItem', await client.call('getClosetItem', { params: { id: shirt._id } })).availableStock;

export const staffOrderCases: CaseGroup = {
  title: 'orders, for staff',
  cases: [
    {
      name: '§3, C78: an order has contact, destination, amount to collect, and its lines as ordered',
      async run(shop) {
        const id = await placed(shop, 2);
        const [order] = await list(await shop.admin());
        expect(order).toMatchObject({
          _id: id,
          id,
          user: null,
          ...contact,
          deliveryOption: 'Lakeside',
          deliveryLocation: 'Lakeside',
          tableNumber: null,
          status: 'pending',
          subtotal: 240,
          deliveryFee: 50,
          totalAmount: 290,
        });
        const { name, price, _id: productId } = espresso;
        const item = {
          productId,
          type: 'product',
          pname: name,
          name,
          price,
          quantity: 2,
          requests: 'less sugar',
        };
        expect(order?.item).toMatchObject([item]);
      },
    },
    {
      name: 'C9, C98: pickup in both spellings of §3; a guest’s table order has no name',
      async run(shop) {
        const guest = shop.guest();
        const pickup = checkout({ lines: [line(espresso)] });
        success('placeGuestOrder', await guest.call('placeGuestOrder', { body: pickup }));
        const table = { tableNumber: '07', items: [line(espresso)] };
        success('placeTableOrder', await guest.call('placeTableOrder', { body: table }));
        const [atTable, atCounter] = await list(await shop.admin());
        expect(atCounter).toMatchObject({
          deliveryLocation: 'Pick-up',
          deliveryOption: 'Pick up',
          deliveryFee: 0,
        });
        expect(atTable).toMatchObject({
          tableNumber: '7',
          fullName: null,
          phone: null,
          address: null,
          email: null,
        });
      },
    },
    {
      name: 'C26, C77: any status from any other; the user in the request is ignored',
      async run(shop) {
        const admin = await shop.admin();
        const id = await placed(shop);
        for (const status of ['completed', 'cancelled', 'processing', 'pending', 'completed'] as const) {
          const order = success('changeOrderStatus', await setStatus(admin, id, status));
          expect(order).toMatchObject({ _id: id, status, user: null });
        }
        expect((await list(admin, 'completed')).map(({ _id }) => _id)).toContain(id);
        expect((await list(admin, 'pending')).map(({ _id }) => _id)).not.toContain(id);
      },
    },
    {
      name: 'C70: a misspelt status means pending',
      async run(shop) {
        const admin = await shop.admin();
        const id = await placed(shop);
        expect((await list(admin, 'pendding')).map(({ _id }) => _id)).toContain(id);
      },
    },
    {
      name: 'C71: newest first, in pages, and since a time',
      async run(shop) {
        const admin = await shop.admin();
        const older = await placed(shop);
        const newer = await placed(shop);
        const all = await list(admin);
        expect(all.slice(0, 2).map(({ _id }) => _id)).toEqual([newer, older]);
        const page = async (number: number) =>
          success('listOrders', await admin.call('listOrders', { query: { page: number, limit: 1 } }));
        expect([...(await page(1)), ...(await page(2))]).toEqual(all.slice(0, 2));
        expect(success('listOrders', await admin.call('listOrders', { query: { page: 90 } }))).toEqual([]);
        const since = { since: '2030-01-01T00:00:00.000Z' };
        expect(success('listOrders', await admin.call('listOrders', { query: since }))).toEqual([]);
        refusal(await admin.call('listOrders', { query: { since: 'yesterday' } }), 400, 'since');
      },
    },
    {
      name: 'P35, C99: a change of an older version is refused',
      async run(shop) {
        const admin = await shop.admin();
        const id = await placed(shop);
        const [{ version = 0 } = {}] = await list(admin);
        const changed = success('changeOrderStatus', await setStatus(admin, id, 'processing', version));
        expect(changed.version).toBeGreaterThan(version);
        refusal(await setStatus(admin, id, 'completed', version), 409);
      },
    },
    {
      name: 'P15: cancelling puts the pieces back once, after any sequence of states',
      async run(shop) {
        const guest = shop.guest();
        const before = await stock(guest);
        const lines = [line(shirt, 3, { selectedSize: 'M', selectedColor: 'Sand' })];
        const body = checkout({ lines });
        const { _id } = success('placeGuestOrder', await guest.call('placeGuestOrder', { body }));
        expect(await stock(guest)).toBe(before - 3);
        const admin = await shop.admin();
        for (const status of ['cancelled', 'cancelled', 'pending', 'completed', 'cancelled'])
          success('changeOrderStatus', await setStatus(admin, _id, status));
        expect(await stock(guest)).toBe(before);
      },
    },
    {
      name: 'C19, P43: cancelling refunds redeemed points',
      async run(shop) {
        const { client } = await provedMember(shop);
        const admin = await shop.admin();
        const points = async () =>
          success('getCurrentUser', await client.call('getCurrentUser', {}))[0]?.points ?? -1;
        const body = checkout({ lines: [line(espresso, 5)], points: 50, total: 550 });
        const { _id } = success('placeOrder', await client.call('placeOrder', { body }));
        expect(await points()).toBe(32);
        success('changeOrderStatus', await setStatus(admin, _id, 'cancelled'));
        expect(await points()).toBe(82);
      },
    },
    {
      name: 'an unknown order is 404, an unknown status 400',
      async run(shop) {
        const admin = await shop.admin();
        refusal(await setStatus(admin, 'nobody', 'completed'), 404);
        refusal(await setStatus(admin, await placed(shop), 'eaten'), 400, 'status');
      },
    },
    {
      name: 'C216: the history of an order names who did what, oldest first; a deleted order has none',
      async run(shop) {
        const id = await placed(shop, 2);
        const admin = await shop.admin();
        const params = { id };
        success('changeOrderStatus', await setStatus(admin, id, 'processing'));
        const items = [{ productId: espresso._id, quantity: 3 }];
        success('updateOrder', await admin.call('updateOrder', { params, body: { items } }));
        const ready = { step: 'ready' as const };
        success('changeOrderStep', await admin.call('changeOrderStep', { params, body: ready }));
        const cancel = { status: 'cancelled' as const, cancelReason: 'Sold out' };
        success('changeOrderStatus', await admin.call('changeOrderStatus', { params, body: cancel }));
        const events = success('getOrderHistory', await admin.call('getOrderHistory', { params }));
        expect(events).toMatchObject([
          { action: 'place', by: null },
          { action: 'status', by: expect.any(String), status: { from: 'pending', to: 'processing' } },
          {
            action: 'update',
            totalAmount: { from: 290, to: 410 },
            lines: [{ name: espresso.name, pieces: { from: 2, to: 3 } }],
          },
          { action: 'step', step: { from: 'accepted', to: 'ready' } },
          { action: 'status', status: { from: 'processing', to: 'cancelled' }, reason: 'Sold out' },
        ]);
        refusal(await shop.guest().call('getOrderHistory', { params }), 401);
        success('deleteOrder', await admin.call('deleteOrder', { params }));
        refusal(await admin.call('getOrderHistory', { params }), 404);
      },
    },
  ],
};
