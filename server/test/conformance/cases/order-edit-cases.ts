import { closetItems, places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, croissant } = products;
const { shirt, scarf } = closetItems;

async function placed(shop: Shop) {
  const body = checkout({ lines: [line(espresso, 2)], place: places.lakeside.address });
  const { _id } = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
  const admin = await shop.admin();
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  const order = orders.find((candidate) => candidate._id === _id);
  if (!order) throw new Error('the order is not in the list');
  return { admin, order, params: { id: _id } };
}

const stock = async (shop: Shop, id: string) =>
  success('getClosetItem', await shop.guest().call('getClosetItem', { params: { id } })).availableStock;

export const orderEditCases: CaseGroup = {
  title: 'staff edit orders',
  cases: [
    {
      name: 'C21, C73: lines are replaced at the catalogue’s prices, and the sums follow',
      async run(shop) {
        const { admin, order, params } = await placed(shop);
        const [known] = order.item;
        const items = [
          { _id: known?._id ?? '', quantity: 1, requests: 'hot' },
          { productId: croissant._id, quantity: 2, price: 1 },
        ];
        const changed = success('updateOrder', await admin.send('updateOrder', { params, body: { items } }));
        expect(changed).toMatchObject({ subtotal: 400, deliveryFee: 50, totalAmount: 450 });
        expect(changed.item).toMatchObject([
          { _id: known?._id, name: 'Espresso', quantity: 1, requests: 'hot' },
          { productId: croissant._id, pname: 'Butter Croissant', price: 140, quantity: 2 },
        ]);
        expect(changed.version).toBe((order.version ?? 0) + 1);
      },
    },
    {
      name: 'C169: an order says when its lines were changed, and a save that changes none does not count',
      async run(shop) {
        const { admin, order, params } = await placed(shop);
        expect(order.editedAt).toBeNull();
        const save = async (quantity: number) => {
          const items = order.item.map(({ _id, requests }) => ({ _id, quantity, requests }));
          return success('updateOrder', await admin.call('updateOrder', { params, body: { items } }));
        };
        const [line] = order.item;
        expect((await save(line?.quantity ?? 0)).editedAt).toBeNull();
        expect((await save((line?.quantity ?? 0) + 1)).editedAt).toMatch(/^\d{4}-.*Z$/);
      },
    },
    {
      name: 'C230: an order says when staff last touched it',
      async run(shop) {
        const { admin, order, params } = await placed(shop);
        expect(order.touchedAt).toBeNull();
        const body = { status: 'processing' as const };
        const changed = success('changeOrderStatus', await admin.call('changeOrderStatus', { params, body }));
        expect(changed.touchedAt).toMatch(/^\d{4}-.*Z$/);
      },
    },
    {
      name: 'C24: the stock follows an edit, and a deletion puts all pieces back once',
      async run(shop) {
        const before = await stock(shop, shirt._id);
        const { admin, params } = await placed(shop);
        const items = [{ productId: shirt._id, type: 'closet' as const, quantity: 3, selectedSize: 'M' }];
        success('updateOrder', await admin.call('updateOrder', { params, body: { items } }));
        expect(await stock(shop, shirt._id)).toBe(before - 3);
        success('deleteOrder', await admin.call('deleteOrder', { params }));
        expect(await stock(shop, shirt._id)).toBe(before);
        refusal(await admin.call('deleteOrder', { params }), 404);
        refusal(await admin.call('changeOrderStatus', { params, body: { status: 'completed' } }), 404);
      },
    },
    {
      name: 'P15: more pieces than in stock, and edits of a cancelled order, are refused',
      async run(shop) {
        const { admin, params } = await placed(shop);
        const items = [{ productId: scarf._id, type: 'closet' as const, quantity: 2 }];
        const { data } = refusal(await admin.call('updateOrder', { params, body: { items } }), 409);
        expect(data).toMatchObject({ changes: [{ kind: 'stock', name: scarf.name, now: 1 }] });
        success(
          'changeOrderStatus',
          await admin.call('changeOrderStatus', { params, body: { status: 'cancelled' } }),
        );
        const one = [{ productId: espresso._id, quantity: 1 }];
        refusal(await admin.call('updateOrder', { params, body: { items: one } }), 409);
      },
    },
    {
      name: 'P15: a cancelled order whose pieces were sold since cannot be restored',
      async run(shop) {
        const guest = shop.guest();
        const body = checkout({ lines: [line(scarf)] });
        const first = success('placeGuestOrder', await guest.call('placeGuestOrder', { body }));
        const admin = await shop.admin();
        const set = (id: string, status: 'cancelled' | 'pending') =>
          admin.call('changeOrderStatus', { params: { id }, body: { status } });
        success('changeOrderStatus', await set(first._id, 'cancelled'));
        const second = success('placeGuestOrder', await guest.call('placeGuestOrder', { body }));
        expect(refusal(await set(first._id, 'pending'), 409).data).toMatchObject({
          changes: [{ kind: 'stock', now: 0 }],
        });
        success('changeOrderStatus', await set(second._id, 'cancelled'));
        expect(await stock(shop, scarf._id)).toBe(1);
      },
    },
    {
      name: 'C99: a stale edit is refused with who changed the order',
      async run(shop) {
        const { admin, order, params } = await placed(shop);
        const change = (version: number | undefined) =>
          admin.call('updateOrder', {
            params,
            body: { items: [{ productId: espresso._id, quantity: 1 }], ...(version && { version }) },
          });
        const { version } = success('updateOrder', await change(order.version));
        const { data } = refusal(await change(order.version), 409);
        expect(data).toMatchObject({ version, changedBy: expect.any(String), changedAt: expect.any(String) });
      },
    },
    {
      name: '§5: an order keeps at least one line; invalid lines are refused by field',
      async run(shop) {
        const { admin, order, params } = await placed(shop);
        const edit = (items: unknown) => admin.send('updateOrder', { params, body: { items } });
        refusal(await edit([]), 400, 'items');
        refusal(await edit([{ quantity: 1 }]), 400, 'items.0.productId');
        refusal(await edit([{ productId: 'nobody', quantity: 1 }]), 409);
        const twice = { _id: order.item[0]?._id, quantity: 1 };
        refusal(await edit([twice, twice]), 400, 'items.1._id');
      },
    },
    {
      name: 'C18, C19: a first completed order credits its points, the 30 of the first order, and both sides of a referral',
      async run(shop) {
        const referrer = await newMember(shop);
        const points = async (client: typeof referrer.client) =>
          success('getCurrentUser', await client.call('getCurrentUser', {}))[0];
        const code = (await points(referrer.client))?.referalCode ?? '';
        const friend = await newMember(shop, 'Mina Rai', code);
        const body = checkout({ lines: [line(espresso, 5)] });
        const { _id } = success('placeOrder', await friend.client.call('placeOrder', { body }));
        const admin = await shop.admin();
        for (const [status, theirs, mine] of [
          ['completed', 50 + 12 + 30 + 50, 100],
          ['cancelled', 50, 50],
          ['completed', 50 + 12 + 30 + 50, 100],
        ] as const) {
          const change = { params: { id: _id }, body: { status } };
          success('changeOrderStatus', await admin.call('changeOrderStatus', change));
          expect((await points(friend.client))?.points).toBe(theirs);
          expect((await points(referrer.client))?.points).toBe(mine);
        }
      },
    },
    {
      name: 'P42: points taken back after they were spent are owed; staff and the member see it, and the next ones pay',
      async run(shop) {
        const { client, id } = await newMember(shop, 'Bina Magar');
        const admin = await shop.admin();
        const place = async (quantity: number, points: number) => {
          const body = checkout({ lines: [line(espresso, quantity)], points });
          return success('placeOrder', await client.call('placeOrder', { body }))._id;
        };
        const set = async (order: string, status: 'completed' | 'cancelled') => {
          const change = { params: { id: order }, body: { status } };
          return success('changeOrderStatus', await admin.call('changeOrderStatus', change));
        };
        const account = async () => success('getPoints', await client.call('getPoints', { query: {} }));
        const listed = async () =>
          success('listUsers', await admin.call('listUsers', { query: { search: 'Bina Magar' } })).find(
            ({ _id }) => _id === id,
          );
        const first = await place(5, 0);
        expect((await set(first, 'completed')).pointsOwed).toBe(0);
        const second = await place(5, 90);
        expect(await account()).toMatchObject({ balance: 50 + 12 + 30 - 90, owed: 0 });
        expect((await set(first, 'cancelled')).pointsOwed).toBe(40);
        expect(await account()).toMatchObject({ balance: 0, owed: 40 });
        expect(await listed()).toMatchObject({ points: 0, pointsOwed: 40 });
        const orders = success('listOrders', await admin.call('listOrders', { query: { user: id } }));
        expect(orders.map(({ pointsOwed }) => pointsOwed)).toEqual([40, 40]);
        expect((await set(second, 'completed')).pointsOwed).toBe(0);
        expect(await account()).toMatchObject({ balance: 0, owed: 0 });
      },
    },
  ],
};
