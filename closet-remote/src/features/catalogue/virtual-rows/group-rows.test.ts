import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { createRowGrouping, ITEMS_PER_GROUP } from './group-rows';

const items = Array.from({ length: 4 }, (_, round) =>
  demoClosetItems.slice(0, 8).map((item) => ({ ...item, _id: `${item._id} ${round}` })),
).flat();

test('a growing list keeps its full groups', () => {
  const shelvesOf = createRowGrouping();
  const before = shelvesOf(items.slice(0, 28));
  expect(before.map(({ length }) => length)).toEqual([ITEMS_PER_GROUP, ITEMS_PER_GROUP, 4]);
  const after = shelvesOf(items);
  expect(after.flat()).toEqual(items);
  expect(after.map((shelf, index) => shelf === before[index])).toEqual([true, true, false]);
});

test('a changed item makes a new group', () => {
  const shelvesOf = createRowGrouping();
  const before = shelvesOf(items);
  const changed = items.map((item) => (item._id === items[15]?._id ? { ...item, price: 1 } : item));
  const after = shelvesOf(changed);
  expect(after.map((shelf, index) => shelf === before[index])).toEqual([true, false, true]);
});
