import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

export const menuCases: CaseGroup = {
  title: 'menu',
  cases: [
    {
      name: '§3: the menu comes in groups by category, each product with its fields',
      async run(shop) {
        const groups = success('listMenu', await shop.guest().call('listMenu', { query: { page: 1 } }));
        expect(groups.map((group) => group._id).sort()).toEqual(['Bakery', 'Coffee', 'Drinks']);
        const coffee = groups.find((group) => group._id === 'Coffee');
        expect(coffee?.products.map((product) => product.name)).toEqual([
          'Espresso',
          'Café Latte',
          'Tasting Flight',
        ]);
        expect(coffee?.products[0]).toMatchObject(products.espresso);
      },
    },
    {
      name: 'C55, C96: disabled products are listed, and not counted',
      async run(shop) {
        const groups = success('listMenu', await shop.guest().call('listMenu', {}));
        const coffee = groups.find((group) => group._id === 'Coffee');
        expect(coffee).toMatchObject({ count: 2 });
        expect(coffee?.products.find(({ ugage }) => ugage === 'disable')?.name).toBe('Tasting Flight');
      },
    },
    {
      name: 'C54: pages have no gaps or repeats, and end with an empty one',
      async run(shop) {
        const client = shop.guest();
        const seen: string[] = [];
        for (const page of [1, 2, 3]) {
          const groups = success('listMenu', await client.call('listMenu', { query: { page, limit: 3 } }));
          seen.push(...groups.flatMap((group) => group.products.map(({ _id }) => _id)));
          expect(groups.length === 0).toBe(page === 3);
        }
        expect(seen.sort()).toEqual(
          Object.values(products)
            .map(({ _id }) => _id)
            .sort(),
        );
      },
    },
    {
      name: 'C54: the first page lists every category, later pages only those with products on them',
      async run(shop) {
        const client = shop.guest();
        const categoriesOn = async (page: number) =>
          success('listMenu', await client.call('listMenu', { query: { page, limit: 3 } })).map(
            (group) => [group._id, group.products.length] as const,
          );
        const first = await categoriesOn(1);
        expect(first.map(([category]) => category).sort()).toEqual(['Bakery', 'Coffee', 'Drinks']);
        expect(first.some(([, size]) => size === 0)).toBe(true);
        expect((await categoriesOn(2)).every(([, size]) => size > 0)).toBe(true);
      },
    },
    {
      name: 'the menu can be filtered by category',
      async run(shop) {
        const query = { category: 'Bakery' };
        const groups = success('listMenu', await shop.guest().call('listMenu', { query }));
        expect(groups.map((group) => group._id)).toEqual(['Bakery']);
      },
    },
    {
      name: '§5: the search finds names in any case, and with accents or without',
      async run(shop) {
        const client = shop.guest();
        for (const [q, names] of [
          ['ESPR', ['Espresso']],
          ['cafe l', ['Café Latte']],
          ['nothing of the kind', []],
        ] as const) {
          const found = success('searchProducts', await client.call('searchProducts', { query: { q } }));
          expect(found.map(({ name }) => name)).toEqual(names);
        }
        const all = success('searchProducts', await client.call('searchProducts', {}));
        expect(all).toHaveLength(Object.keys(products).length);
      },
    },
    {
      name: 'C176: without orders no product is popular; everybody may ask',
      async run(shop) {
        const popular = await shop.guest().call('listPopularProducts', {});
        expect(success('listPopularProducts', popular)).toEqual([]);
      },
    },
    {
      name: 'C271: without orders nothing goes with anything; a query without ids is refused',
      async run(shop) {
        const client = shop.guest();
        const ids = `${products.latte._id},nobody`;
        expect(success('listGoesWith', await client.call('listGoesWith', { query: { ids } }))).toEqual([]);
        const closet = await client.call('listClosetGoesWith', { query: { ids } });
        expect(success('listClosetGoesWith', closet)).toEqual([]);
        for (const bad of ['', ',', Array.from({ length: 21 }, (_, index) => `id${index}`).join(',')])
          refusal(await client.call('listGoesWith', { query: { ids: bad } }), 400, 'ids');
      },
    },
    {
      name: 'one product by its id; 404 for an unknown id',
      async run(shop) {
        const client = shop.guest();
        const { _id } = products.latte;
        const latte = success('getProduct', await client.call('getProduct', { params: { id: _id } }));
        expect(latte).toMatchObject(products.latte);
        refusal(await client.call('getProduct', { params: { id: 'nobody' } }), 404);
      },
    },
    {
      name: 'staff read products in pages of seven, found by name',
      async run(shop) {
        const admin = await shop.admin();
        const found = success(
          'listAdminProducts',
          await admin.call('listAdminProducts', { query: { search: 'cheese' } }),
        );
        expect(found).toMatchObject([products.cheesecake]);
        const past = await admin.call('listAdminProducts', { query: { page: 2 } });
        expect(success('listAdminProducts', past)).toEqual([]);
      },
    },
  ],
};
