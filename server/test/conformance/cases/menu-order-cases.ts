import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import type { CaseGroup, Shop } from '../support/shop';

const COFFEE = ['Espresso', 'Café Latte', 'Tasting Flight'];

/** The menu as a guest sees it: categories with the names of their dishes. */
const menuOf = async (shop: Shop) =>
  success('listMenu', await shop.guest().call('listMenu', {})).map(
    ({ _id, products: dishes }) => [_id, dishes.map(({ name }) => name)] as const,
  );
const coffeeOf = async (shop: Shop) => (await menuOf(shop)).find(([title]) => title === 'Coffee')?.[1];

export const menuOrderCases: CaseGroup = {
  title: 'order of the menu',
  cases: [
    {
      name: 'C313: a dish moves before another one of its category, and with null to its end',
      async run(shop) {
        const admin = await shop.admin();
        const before = await menuOf(shop);
        const params = { id: products.latte._id };
        const move = (target: string | null) =>
          admin.call('moveProduct', { params, body: { before: target } });
        success('moveProduct', await move(products.espresso._id));
        expect(await coffeeOf(shop)).toEqual(['Café Latte', 'Espresso', 'Tasting Flight']);
        success('moveProduct', await move(null));
        expect(await coffeeOf(shop)).toEqual(['Espresso', 'Tasting Flight', 'Café Latte']);
        refusal(await move('nobody'), 400, 'before');
        refusal(await move(products.latte._id), 400, 'before');
        refusal(await admin.send('moveProduct', { params, body: {} }), 400, 'before');
        const unknown = { params: { id: 'nobody' }, body: { before: null } };
        refusal(await admin.call('moveProduct', unknown), 404);
        success('moveProduct', await move(products.flight._id));
        expect(await menuOf(shop)).toEqual(before);
      },
    },
    {
      name: 'C313: categories move among themselves; staff read their order with the number of dishes',
      async run(shop) {
        const admin = await shop.admin();
        const titles = (await menuOf(shop)).map(([title]) => title);
        const [first = '', second = ''] = titles;
        const move = (category: string, before: string | null) =>
          admin.call('moveCategory', { body: { category, before } });
        success('moveCategory', await move(second, first));
        const swapped = [second, first, ...titles.slice(2)];
        expect((await menuOf(shop)).map(([title]) => title)).toEqual(swapped);
        const query = { category: 'Coffee' };
        const order = success('getMenuOrder', await admin.call('getMenuOrder', { query }));
        expect(order.categories.map(({ title }) => title)).toEqual(swapped);
        expect(order.categories).toContainEqual({ title: 'Coffee', dishes: 3 });
        expect(order.dishes.map(({ name }) => name)).toEqual(COFFEE);
        expect(success('getMenuOrder', await admin.call('getMenuOrder', {})).dishes).toEqual([]);
        refusal(await move('Nothing', null), 400, 'category');
        refusal(await move(first, 'Nothing'), 400, 'before');
        refusal(await move(first, first), 400, 'before');
        success('moveCategory', await move(first, second));
        expect((await menuOf(shop)).map(([title]) => title)).toEqual(titles);
      },
    },
    {
      name: 'C313: a dish that changes its category comes last in the new one; staff list dishes in this order',
      async run(shop) {
        const admin = await shop.admin();
        const names = async () =>
          success(
            'listAdminProducts',
            await admin.call('listAdminProducts', { query: { sort: 'menu', limit: 50 } }),
          ).map(({ name }) => name);
        const inMenu = (await menuOf(shop)).flatMap(([, dishes]) => dishes);
        expect(await names()).toEqual(inMenu);
        const params = { id: products.espresso._id };
        const save = (category: string) => admin.send('updateProduct', { params, body: { category } });
        success('updateProduct', await save('Bakery'));
        expect((await menuOf(shop)).find(([title]) => title === 'Bakery')?.[1].at(-1)).toBe('Espresso');
        success('updateProduct', await save('Coffee'));
        expect(await coffeeOf(shop)).toEqual(['Café Latte', 'Tasting Flight', 'Espresso']);
        const body = { before: products.latte._id };
        success('moveProduct', await admin.call('moveProduct', { params, body }));
        expect(await names()).toEqual(inMenu);
        refusal(await admin.send('listAdminProducts', { query: { sort: 'price' } }), 400, 'sort');
      },
    },
  ],
};
