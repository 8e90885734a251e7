import { editDifferences } from './edit-differences';

test('C165: a stale save names the fields that differ, with both values', () => {
  const stored = { name: 'Latte', price: 200, tags: ['a'], note: null };
  const saved = { name: 'Latte', price: 250, tags: ['a'], note: undefined, extra: 'x', gone: undefined };
  expect(editDifferences(stored, saved)).toEqual([
    { field: 'price', yours: 250, theirs: 200 },
    { field: 'extra', yours: 'x', theirs: null },
  ]);
  expect(editDifferences({ tags: ['a'] }, { tags: [] })).toEqual([
    { field: 'tags', yours: [], theirs: ['a'] },
  ]);
});
