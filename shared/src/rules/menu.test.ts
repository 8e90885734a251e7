import { availability, isOrderable, isShownInMenu, matchesMenuSearch, mergeMenuGroups } from './menu';
import { mergeById } from './paging';

describe('menu search', () => {
  test.each([
    ['Caffè Latte', 'LATTE', true],
    ['Caffè Latte', 'caffe', true],
    ['Crème brûlée', 'creme brulee', true],
    ['Latte', 'Caffe Latte', false],
    ['Latte', '', true],
    ['Latte', '   ', true],
    ['Iced  Latte', ' iced latte ', true],
    ['चिया', 'चिया', true],
    ['चिया', 'चया', false],
    ['100% Arabica', '%', true],
    ['Latte', '%', false],
    ['Latte', '_', false],
    ['Latte', '.*', false],
    ['Latte', '(a+)+$', false],
  ])('§5: matchesMenuSearch of %p and %p is %p', (name, text, shows) => {
    expect(matchesMenuSearch(name, text)).toBe(shows);
  });

  test('P66: the search compares the first 100 characters of a long text', () => {
    expect(matchesMenuSearch('a'.repeat(100), 'a'.repeat(1_000_000))).toBe(true);
  });
});

describe('menu visibility', () => {
  const enabled = { ugage: 'enable' };
  const dineIn = { ugage: 'disable' };

  test.each([
    ['an enabled product', enabled, 'normal', true, true, 'in-stock'],
    ['an enabled product', enabled, 'table', true, true, 'in-stock'],
    ['a disabled product', dineIn, 'normal', false, false, 'table-only'],
    ['a disabled product', dineIn, 'table', true, true, 'in-stock'],
    ['a sold-out product', { ...enabled, soldOut: true }, 'normal', true, false, 'sold-out'],
    ['a sold-out product', { ...dineIn, soldOut: true }, 'table', true, false, 'sold-out'],
    ['a product without the flag', { ugage: '' }, 'normal', true, true, 'in-stock'],
  ] as const)('C53: %s (%p) in %s mode', (_, product, mode, shown, orderable, label) => {
    expect(isShownInMenu(product, mode)).toBe(shown);
    expect(isOrderable(product, mode)).toBe(orderable);
    expect(availability(product, mode)).toBe(label);
  });
});

describe('merge menu groups', () => {
  const product = (_id: string, price = 100) => ({ _id, price });

  test('C54: a category on two pages becomes one group without duplicate products', () => {
    const merged = mergeMenuGroups([
      [
        { _id: 'Coffee', products: [product('a'), product('b')], count: 3 },
        { _id: 'Tea', products: [product('t')], count: 1 },
      ],
      [{ _id: 'Coffee', products: [product('b', 120), product('c')], count: 3 }],
      [],
    ]);
    expect(merged).toEqual([
      { _id: 'Coffee', products: [product('a'), product('b', 120), product('c')], count: 3 },
      { _id: 'Tea', products: [product('t')], count: 1 },
    ]);
  });

  test('C54: no pages give no groups', () => {
    expect(mergeMenuGroups([])).toEqual([]);
  });

  test('P26: pages that overlap repeat nothing', () => {
    expect(
      mergeById([
        [product('a'), product('b')],
        [product('b'), product('c')],
      ]).map(({ _id }) => _id),
    ).toEqual(['a', 'b', 'c']);
  });
});
