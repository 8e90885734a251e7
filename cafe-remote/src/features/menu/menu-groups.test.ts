import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';
import { foundGroups, visibleGroups } from './menu-groups';

const product = (name: string, category: string, ugage: Product['ugage'] = 'enable'): Product => ({
  _id: name,
  name,
  category,
  ugage,
  price: 1,
  description: '',
  espressoItem: false,
  image: '',
});
const groups: MenuGroup[] = [
  {
    _id: 'Coffee',
    products: [product('Espresso', 'Coffee'), product('Flight', 'Coffee', 'disable')],
    count: 9,
  },
  { _id: 'Tea', products: [product('Chiya', 'Tea', 'disable')], count: 0 },
  { _id: 'Soups', products: [], count: 4 },
];
const seen = (list: readonly MenuGroup[]) =>
  list.map(({ _id, products, count }) => [_id, products.map(({ name }) => name).join(), count]);

test.each([
  [
    'the normal menu: no dine-in dishes, the category’s own count',
    'normal',
    null,
    '',
    [['Coffee', 'Espresso', 9]],
  ],
  [
    'a table: everything, counted',
    'table',
    null,
    '',
    [
      ['Coffee', 'Espresso,Flight', 2],
      ['Tea', 'Chiya', 1],
    ],
  ],
  ['one category', 'table', 'Tea', '', [['Tea', 'Chiya', 1]]],
  ['a search, in any case', 'normal', null, ' ESPR ', [['Coffee', 'Espresso', 1]]],
  ['a search in another category', 'normal', 'Tea', 'espr', []],
] as const)('§5, C53, C55: %s', (_, mode, category, search, expected) => {
  expect(seen(visibleGroups(groups, { mode, category, search, diet: [] }))).toEqual(expected);
});

test('foundGroups groups found products by category, in the order of the answer', () => {
  const found = [product('Momo', 'Plates'), product('Espresso', 'Coffee'), product('Thukpa', 'Plates')];
  expect(seen(foundGroups(found, 'o'))).toEqual([
    ['Plates', 'Momo', 1],
    ['Coffee', 'Espresso', 1],
    ['Also found', 'Thukpa', 1],
  ]);
  expect(seen(foundGroups(found, 'monday'))).toEqual([
    ['Plates', 'Momo,Thukpa', 2],
    ['Coffee', 'Espresso', 1],
  ]);
});

test('C443: what the server found stays, whatever it is called; of another category it does not', () => {
  const found = foundGroups([product('Milk tea', 'Drinks'), product('Masala', 'Tea')], 'tea');
  const filter = { mode: 'normal', search: 'tea', diet: [] } as const;
  expect(seen(visibleGroups(found, { ...filter, category: null }, true))).toEqual([
    ['Drinks', 'Milk tea', 1],
    ['Also found', 'Masala', 1],
  ]);
  expect(seen(visibleGroups(found, { ...filter, category: 'Tea' }, true))).toEqual([
    ['Also found', 'Masala', 1],
  ]);
  expect(seen(visibleGroups(found, { ...filter, category: null }))).toEqual([['Drinks', 'Milk tea', 1]]);
});
