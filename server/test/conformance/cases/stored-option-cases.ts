import type { Order } from '@storefront/shared/contract/entities/order';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { receiptOf } from '@storefront/shared/ordering/receipt';
import type { HttpClient } from '../../support/http-client';
import { orderAt, placeOf, visitOf } from '../support/at-tables';
import { success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { dishWithOptions, saved } from '../support/options';
import { checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

type Options = Awaited<ReturnType<typeof dishWithOptions>>;

async function listed(admin: HttpClient, id: string): Promise<Order> {
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  const order = orders.find(({ _id }) => _id === id);
  if (!order) throw new Error('The order is not in the list');
  return order;
}

/** Staff rename and price the choices of one group, and delete the other one. */
async function changeGroups(admin: HttpClient, { size, extras }: Options): Promise<void> {
  const choices = size.choices.map((choice) => ({
    ...choice,
    name: `New ${choice.name}`,
    priceDifference: choice.priceDifference + 100,
  }));
  const body = saved(size, { name: `${size.name} of today`, choices });
  success('updateOptionGroup', await admin.call('updateOptionGroup', { params: { id: size._id }, body }));
  success('deleteOptionGroup', await admin.call('deleteOptionGroup', { params: { id: extras._id } }));
}

export const storedOptionCases: CaseGroup = {
  title: 'options of stored orders',
  cases: [
    {
      name: 'C256: renamed, priced and deleted groups leave a stored order alone wherever it is read',
      async run(shop) {
        const admin = await shop.admin();
        const options = await dishWithOptions(admin);
        const { dish, ids, size } = options;
        const { client } = await newMember(shop);
        const lines = [line(dish, 2, { price: 390.5, options: [ids.large, ids.shot] })];
        const body = checkout({ lines, total: 781 });
        const { _id, code = '' } = success('placeOrder', await client.call('placeOrder', { body }));
        const read = async () => {
          const order = await listed(admin, _id);
          const followed = await client.call('followOrder', { params: { code }, query: {} });
          const mine = success('listMyOrders', await client.call('listMyOrders', { query: {} }));
          return { order, followed: success('followOrder', followed), mine };
        };
        const before = await read();
        await changeGroups(admin, options);
        expect(await read()).toEqual(before);
        for (const { item } of [before.order, before.followed])
          expect(item).toMatchObject([
            {
              price: 390.5,
              options: [
                { _id: ids.large, group: size.name, name: 'Large', price: 60.5 },
                { _id: ids.shot, name: 'Shot', price: 40 },
              ],
            },
          ]);
        const { lines: written, total } = receiptOf(followedOrder((await read()).order));
        expect(written).toMatchObject([{ choices: 'Large, Shot', each: 'Rs 390.50', sum: 'Rs 781.00' }]);
        expect(total.amount).toBe('Rs 781.00');
      },
    },
    {
      name: 'C256: staff who edit such an order keep its choices and their price',
      async run(shop) {
        const admin = await shop.admin();
        const options = await dishWithOptions(admin);
        const { dish, ids } = options;
        const lines = [line(dish, 1, { price: 350.5, options: [ids.large] })];
        const body = checkout({ lines, total: 350.5 });
        const { _id } = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        await changeGroups(admin, options);
        const [kept] = (await listed(admin, _id)).item;
        const items = [{ _id: kept?._id ?? '', quantity: 3 }];
        const edited = await admin.call('updateOrder', { params: { id: _id }, body: { items } });
        expect(success('updateOrder', edited)).toMatchObject({
          totalAmount: 1051.5,
          item: [{ price: 350.5, options: [{ name: 'Large', price: 60.5 }] }],
        });
      },
    },
    {
      name: 'C240, C256: the rounds of a table have the choices as they were ordered',
      async run(shop) {
        const admin = await shop.admin();
        const options = await dishWithOptions(admin);
        const { dish, ids } = options;
        const place = await placeOf(shop, '21');
        const items = [line(dish, 1, { price: 370, options: [ids.small, ids.syrup, ids.cream] })];
        await orderAt(shop, place, { items });
        const before = await visitOf(shop, place);
        expect(before.rounds[0]?.item).toMatchObject([
          { quantity: 1, options: [{ name: 'Small' }, { name: 'Syrup' }, { name: 'Cream' }] },
        ]);
        await changeGroups(admin, options);
        expect(await visitOf(shop, place)).toEqual(before);
      },
    },
  ],
};
