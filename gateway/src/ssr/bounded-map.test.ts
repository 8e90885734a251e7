import { createBoundedMap } from './bounded-map';

const texts = () => createBoundedMap<string>({ most: 3, mostBytes: 10, bytesOf: (text) => text.length });

test('beyond so many entries what was asked for longest ago goes', () => {
  const map = texts();
  for (const key of ['a', 'b', 'c']) map.set(key, key);
  map.get('a');
  map.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

test('beyond so many bytes too; a value that is replaced counts once', () => {
  const map = texts();
  map.set('a', '12345678');
  map.set('a', '1234');
  map.set('b', '123456');
  expect([map.get('a'), map.get('b')]).toEqual(['1234', '123456']);
  map.set('c', '1');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, '123456', '1']);
});

test('a value larger than all it may hold is not held', () => {
  const map = texts();
  map.set('a', '12345678901');
  expect(map.get('a')).toBeUndefined();
});
