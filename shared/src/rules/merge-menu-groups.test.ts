import { mergeById } from './merge-by-id';
import { mergeMenuGroups } from './merge-menu-groups';

const product = (_id: string, price = 100) => ({ _id, price });

test('C54: a category on two pages becomes one group, no product stands twice', () => {
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

test('C54: no pages are no groups', () => {
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
