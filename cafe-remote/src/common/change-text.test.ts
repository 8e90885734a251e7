import { canStillOrder, changeText } from './change-text';

const about = { _id: null, name: '' };

test.each([
  [{ kind: 'price', was: 120, now: 150.5 }, 'was Rs 120.00 and is now Rs 150.50'],
  [{ kind: 'price', was: null, now: 150 }, 'was unknown and is now Rs 150.00'],
  [{ kind: 'fee', was: 0, now: 50 }, 'the delivery fee was Rs 0.00 and is now Rs 50.00'],
  [{ kind: 'gone', was: null, now: null }, 'is no longer available'],
  [{ kind: 'stock', was: 3, now: 1 }, 'only 1 left, you wanted 3'],
  [{ kind: 'stock', was: 3, now: 0 }, 'is sold out'],
  [{ kind: 'points', was: 50, now: null }, '50 were chosen, 0 can be used'],
  [{ kind: 'closed', was: null, now: null }, 'we take no orders right now'],
] as const)('P4: %j is said as “%s”', (change, text) => {
  expect(changeText({ ...about, ...change })).toBe(text);
});

test('with nothing left, or a closed shop, there is nothing to agree to', () => {
  const closed = { ...about, kind: 'closed', was: null, now: null } as const;
  expect([canStillOrder(1, []), canStillOrder(0, []), canStillOrder(1, [closed])]).toEqual([
    true,
    false,
    false,
  ]);
});
