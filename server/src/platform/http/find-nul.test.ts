import { findNul } from './find-nul';

test.each([
  ['a\0b', []],
  [{ data: { fullName: '\0' } }, ['data', 'fullName']],
  [{ items: [{ name: 'Tea' }, { name: 'T\0a' }] }, ['items', '1', 'name']],
  [{ data: { 'a\0': 1 } }, ['data']],
])('finds U+0000 in %j', (value, path) => {
  expect(findNul(value)).toEqual(path);
});

test.each(['', 'plain', 5, null, undefined, true, [], { a: [{ b: 'c\u0001' }] }])(
  'finds none in %j',
  (value) => {
    expect(findNul(value)).toBeNull();
  },
);

test('walks through JSON of any depth', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`);
  expect(findNul(deep)).toHaveLength(8);
});
