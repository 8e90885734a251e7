import type { OrderChange } from '@storefront/shared/contract/envelope';
import { anItem } from '../../test/items';
import { applyItemChanges, canStillOrder, changeText, withOptionNames } from './order-changes';
import type { SayUntil } from './SoldOutWords';

const change = (about: Partial<OrderChange>): OrderChange => ({
  kind: 'price',
  _id: 'espresso',
  name: 'Espresso',
  was: null,
  now: null,
  ...about,
});
const sayUntil: SayUntil = (until) => `Sold out ${until === 'opening' ? 'until 8 AM' : 'today'}`;
const cake = anItem({ productId: 'cake', lineId: 'cake' });

test.each<[string, Partial<OrderChange>, object[]]>([
  [
    'takes over a price and drops the line’s own sum',
    { kind: 'price', now: 150 },
    [{ price: 150 }, { price: 120 }],
  ],
  ['leaves a price if the answer names no new one', { kind: 'price' }, [{ price: 120 }, { price: 120 }]],
  ['takes out what is gone', { kind: 'gone' }, [{ productId: 'cake' }]],
  ['takes fewer of what is short', { kind: 'stock', now: 1 }, [{ quantity: 1 }, { quantity: 2 }]],
  ['takes out what is sold out', { kind: 'stock', now: 0 }, [{ productId: 'cake' }]],
  ['leaves the items alone when the fee changed', { kind: 'fee', _id: null, now: 9 }, [{ quantity: 2 }, {}]],
  [
    'leaves the items alone when points are short',
    { kind: 'points', _id: null, now: 0 },
    [{ quantity: 2 }, {}],
  ],
  ['leaves the items alone when the shop is closed', { kind: 'closed', _id: null }, [{ quantity: 2 }, {}]],
])('C85: %s', (_, about, items) => {
  expect(applyItemChanges([anItem({ total: 240 }), cake], [change(about)])).toMatchObject(items);
});

test('C258: a shortage of one size and colour leaves the other lines of the item alone', () => {
  const inSize = (selectedSize: string) =>
    anItem({ productId: 'coat', lineId: selectedSize, selectedSize, selectedColor: 'Black', quantity: 2 });
  const short = { kind: 'stock', _id: 'coat', now: 1, selectedSize: 'M', selectedColor: 'Black' } as const;
  expect(applyItemChanges([inSize('M'), inSize('L')], [change(short)])).toMatchObject([
    { selectedSize: 'M', quantity: 1 },
    { selectedSize: 'L', quantity: 2 },
  ]);
});

test('C23: a changed line loses the server’s sum', () => {
  const [priced] = applyItemChanges([anItem({ total: 240 })], [change({ now: 150 })]);
  expect(priced).not.toHaveProperty('total');
});

test('P6: the remaining stock is spread over the lines of the item', () => {
  const lines = [anItem({ lineId: 'a' }), anItem({ lineId: 'b' }), anItem({ lineId: 'c' })];
  expect(applyItemChanges(lines, [change({ kind: 'stock', now: 3 })])).toMatchObject([
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ]);
});

const about = { _id: null, name: '' };

test.each([
  [{ kind: 'price', was: 120, now: 150.5 }, 'was Rs 120.00 and is now Rs 150.50'],
  [{ kind: 'price', was: null, now: 150 }, 'was unknown and is now Rs 150.00'],
  [{ kind: 'fee', was: 0, now: 50 }, 'the delivery fee was Rs 0.00 and is now Rs 50.00'],
  [{ kind: 'gone', was: null, now: null }, 'is no longer available'],
  [{ kind: 'stock', was: 3, now: 1 }, 'only 1 left, you wanted 3'],
  [{ kind: 'stock', was: 3, now: 0 }, 'is sold out'],
  [{ kind: 'stock', was: 3, now: 0, soldOut: 'today' }, 'Sold out today'],
  [{ kind: 'gone', was: null, now: null, soldOut: 'opening' }, 'Sold out until 8 AM'],
  [{ kind: 'points', was: 50, now: null }, '50 were chosen, 0 can be used'],
  [{ kind: 'closed', was: null, now: null }, 'we take no orders right now'],
] as const)('P4: changeText of %j is “%s”', (change, text) => {
  expect(changeText({ ...about, ...change }, sayUntil)).toBe(text);
});

test('C263: a dish that is not served at this time leaves the order, which can still be placed', () => {
  const text = 'Served 7 AM to 11 AM. Back at 7 AM tomorrow.';
  const toast = change({ kind: 'closed', _id: 'toast', was: null, now: null, text });
  expect(changeText(toast, sayUntil)).toBe(text);
  expect(changeText({ ...toast, text: undefined }, sayUntil)).toBe('is not served at this time');
  const items = [anItem({ productId: 'toast' }), anItem({ productId: 'tea' })];
  expect(applyItemChanges(items, [toast])).toEqual([items[1]]);
  expect(canStillOrder(1, [toast])).toBe(true);
});

test('canStillOrder is false for an empty order or a closed shop', () => {
  const closed = { ...about, kind: 'closed', was: null, now: null } as const;
  expect([canStillOrder(1, []), canStillOrder(0, []), canStillOrder(1, [closed])]).toEqual([
    true,
    false,
    false,
  ]);
});

const large = { _id: 'large', group: 'Size', name: 'Large', price: 60 };

test('C257: a change that names a line is about that line alone, by its place in the request', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((lineId) => anItem({ lineId, options: [large] }));
  const lines = [first, second, third].filter((line) => line !== undefined);
  const changes = [
    change({ kind: 'option', line: 0, text: 'Large is sold out' }),
    change({ now: 150, line: 2 }),
  ];
  expect(applyItemChanges(lines, changes)).toMatchObject([
    { lineId: 'b', price: 120 },
    { lineId: 'c', price: 150 },
  ]);
});

test('C257: it has the options of the line behind the name, and what is wrong in words', () => {
  const option = change({ kind: 'option', name: 'Latte', line: 1, text: 'Large is sold out' });
  const items = [cake, anItem({ options: [large] })];
  expect(withOptionNames([option, change({})], items)).toMatchObject([
    { name: 'Latte (Large)' },
    { name: change({}).name },
  ]);
  expect(changeText(option, sayUntil)).toBe('Large is sold out');
});
