import type { Input } from '@storefront/shared/contract/types';
import { closetItems } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import type { Case, CaseGroup } from '../support/shop';

type Query = NonNullable<Input<'listClosetItems'>['query']>;

const finds = (query: Query, names: readonly string[]): Case => ({
  name: `C67: ${JSON.stringify(query)} finds ${names.join(', ') || 'nothing'}`,
  async run(shop) {
    const found = success('listClosetItems', await shop.guest().call('listClosetItems', { query }));
    const order = query.sort ? (list: string[]) => list : (list: string[]) => [...list].sort();
    expect(order(found.map(({ name }) => name))).toEqual(order([...names]));
  },
});

const brands = (query: NonNullable<Input<'listClosetBrands'>['query']>, names: readonly string[]): Case => ({
  name: `C112: the brands of ${JSON.stringify(query)} are ${names.join(', ') || 'none'}`,
  async run(shop) {
    const found = await shop.guest().call('listClosetBrands', { query });
    expect(success('listClosetBrands', found)).toEqual(names);
  },
});

const everything = Object.values(closetItems).map(({ name }) => name);

export const closetCases: CaseGroup = {
  title: 'closet',
  cases: [
    {
      name: '§3: an item with its colours, sizes and stock; 404 for an unknown id',
      async run(shop) {
        const client = shop.guest();
        const { shirt } = closetItems;
        const params = { id: shirt._id };
        expect(success('getClosetItem', await client.call('getClosetItem', { params }))).toMatchObject(shirt);
        refusal(await client.call('getClosetItem', { params: { id: 'nobody' } }), 404);
      },
    },
    {
      name: 'pages end with an empty one and repeat nothing (P26)',
      async run(shop) {
        const client = shop.guest();
        const seen: string[] = [];
        for (const page of [1, 2, 3, 4]) {
          const query = { page, limit: 2, sort: 'price-asc' } as const;
          const items = success('listClosetItems', await client.call('listClosetItems', { query }));
          seen.push(...items.map(({ name }) => name));
          if (page === 4) expect(items).toEqual([]);
        }
        expect(seen).toEqual(['Plain T-Shirt', 'Wool Scarf', 'Rain Hoodie', 'Dhaka Shirt', 'Trail Boots']);
      },
    },
    finds({}, everything),
    finds({ division: 'kicks' }, ['Trail Boots']),
    finds({ division: 'closet', category: 'men' }, ['Dhaka Shirt', 'Rain Hoodie']),
    finds({ category: 'Women' }, ['Wool Scarf']),
    finds({ brand: 'STEP' }, ['Plain T-Shirt']),
    finds({ subtype: 'Shirts' }, ['Dhaka Shirt']),
    finds({ subtype: 'T-Shirts' }, ['Plain T-Shirt']),
    finds({ search: 'dhaka' }, ['Dhaka Shirt']),
    finds({ division: 'closet', sort: 'name-desc' }, [
      'Wool Scarf',
      'Rain Hoodie',
      'Plain T-Shirt',
      'Dhaka Shirt',
    ]),
    finds({ division: 'closet', sort: 'price-desc' }, [
      'Dhaka Shirt',
      'Rain Hoodie',
      'Wool Scarf',
      'Plain T-Shirt',
    ]),
    brands({}, ['Himal', 'Step']),
    brands({ division: 'kicks' }, ['Himal']),
    brands({ division: 'closet', category: 'kids' }, ['Step']),
    brands({ division: 'kicks', category: 'Women' }, []),
    brands({ category: 'Wome' }, []),
  ],
};
