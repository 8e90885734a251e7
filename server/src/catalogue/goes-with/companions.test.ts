import { companionsOf, createPairCount } from './companions';

/** Counts orders; each text is the letters of its items, as often as it says. */
function count(orders: Readonly<Record<string, number>>) {
  const pairs = createPairCount();
  for (const [items, times] of Object.entries(orders))
    for (let turn = 0; turn < times; turn += 1) pairs.add([...items]);
  return pairs.companions();
}

const idsOf = (companions: ReturnType<typeof count>, item: string) =>
  companions[item]?.map(({ id }) => id) ?? [];

test('C271: what is in one order more often than by chance goes well together, both ways', () => {
  const companions = count({ ab: 6, a: 2, b: 2, c: 10 });
  expect(companions.a).toEqual([{ id: 'b', lift: 1.88 }]);
  expect(idsOf(companions, 'b')).toEqual(['a']);
  expect(companions).not.toHaveProperty('c');
});

test('C271: four orders say nothing, and neither does what everybody orders', () => {
  expect(count({ ab: 4, c: 20 })).toEqual({});
  expect(count({ abx: 6, ax: 10, bx: 10, x: 10 }).x).toBeUndefined();
});

test('C271: an item that comes twice in an order counts once', () => {
  expect(count({ aab: 4, c: 20 })).toEqual({});
});

test('C271: the strongest companions come first, at most nine', () => {
  const companions = count({ ab: 10, ac: 5, c: 4, bz: 1, z: 40, a: 1 });
  expect(idsOf(companions, 'a')).toEqual(['b', 'c']);
  const many = Object.fromEntries([...'bcdefghijklm'].map((other) => [`a${other}`, 5]));
  expect(idsOf(count({ ...many, z: 100 }), 'a')).toHaveLength(9);
});

test('C271: a cart gets what goes best with any of its items, and nothing that it holds', () => {
  const companions = {
    a: [
      { id: 'b', lift: 3 },
      { id: 'c', lift: 2 },
    ],
    b: [
      { id: 'c', lift: 5 },
      { id: 'd', lift: 4 },
      { id: 'a', lift: 3 },
    ],
  };
  expect(companionsOf(companions, ['a', 'b', 'unknown'])).toEqual(['c', 'd']);
  expect(companionsOf(companions, ['a'])).toEqual(['b', 'c']);
});
