import fc from 'fast-check';
import { CLOSET_SORTS, parseClosetSort, sortClosetItems } from './closet-sort';

const items = [
  { _id: 'c', name: 'belt', price: 500 },
  { _id: 'a', name: 'Apron', price: 900 },
  { _id: 'd', name: 'Belt', price: 500 },
  { _id: 'b', name: 'Coat', price: 200 },
];
const ids = (sort: Parameters<typeof sortClosetItems>[1]) =>
  sortClosetItems(items, sort)
    .map(({ _id }) => _id)
    .join('');

test.each([
  ['price-asc', 'bcda'],
  ['price-desc', 'acdb'],
  ['name-asc', 'acdb'],
  ['name-desc', 'bcda'],
] as const)('§5: %s puts the items in the order %s, equal ones by id', (sort, order) => {
  expect(ids(sort)).toBe(order);
});

test('§5: sorting leaves the list itself alone', () => {
  sortClosetItems(items, 'name-asc');
  expect(items.map(({ _id }) => _id).join('')).toBe('cadb');
});

test('P26: the order does not depend on the order in which items came', () => {
  const shuffled = fc.shuffledSubarray(items, { minLength: items.length });
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...CLOSET_SORTS), (list, { id }) => {
      expect(sortClosetItems(list, id)).toEqual(sortClosetItems(items, id));
    }),
  );
});

test.each([
  ['price-asc', 'price-asc'],
  ['name-desc', 'name-desc'],
  ['PRICE-ASC', undefined],
  ['', undefined],
  [null, undefined],
  ['rating', undefined],
])('C67: the sort %p is read as %p', (value, sort) => {
  expect(parseClosetSort(value)).toBe(sort);
});
