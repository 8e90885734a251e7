import { latte, line, lookupOf, request, shirt } from '../dev/testing/sellable-items';
import { checkStock, decideOrder, type OrderFacts } from './decide-order';
import type { NamedPlace, OrderRequest } from './order-request';
import { priceLines } from './price-lines';

const facts = (about: Partial<OrderFacts> = {}): OrderFacts => ({
  items: lookupOf(latte, shirt),
  place: undefined,
  balance: 0,
  closed: null,
  now: Date.parse('2026-11-20T10:00:00+05:45'),
  slot: null,
  paymentMethods: ['cash'],
  ...about,
});

const lakeside = { kind: 'place', name: 'Lakeside' } as const;
const atLakeside = { place: { name: 'Lakeside', ratePaisa: 50_50, isActive: true } };
const withTerms = (terms: Partial<NamedPlace>) => ({ place: { ...atLakeside.place, ...terms } });
const member = { kind: 'account', userId: 'asha' } as const;
const shirts = (quantity: number, price: number | null = null) =>
  line({ productId: 'shirt', type: 'closet', quantity, price, selectedSize: 'M' });

type Row = readonly [
  name: string,
  request: Partial<OrderRequest>,
  facts: Partial<OrderFacts>,
  expected: readonly number[],
];

const accepted: readonly Row[] = [
  ['by pickup', {}, {}, [210_50, 0, 0, 210_50]],
  ['with a fee in paisa', { destination: lakeside }, atLakeside, [210_50, 50_50, 0, 261_00]],
  [
    'at its minimum',
    { destination: lakeside },
    withTerms({ minimumPaisa: 210_50 }),
    [210_50, 50_50, 0, 261_00],
  ],
  [
    'with free delivery',
    { destination: lakeside },
    withTerms({ freeFromPaisa: 210_50 }),
    [210_50, 0, 0, 210_50],
  ],
  [
    'with free delivery that points do not take away',
    { ...member, points: 50, destination: lakeside },
    { balance: 52, ...withTerms({ freeFromPaisa: 210_50, minimumPaisa: 210_50 }) },
    [210_50, 0, 50, 160_50],
  ],
  ['with points', { ...member, points: 50 }, { balance: 52 }, [210_50, 0, 50, 160_50]],
  ['at the total that was seen', { totalAmount: 210.5 }, {}, [210_50, 0, 0, 210_50]],
  ['below the total that was seen', { totalAmount: 300 }, {}, [210_50, 0, 0, 210_50]],
  [
    'at another price but the same total',
    { lines: [line({ price: 200 })], totalAmount: 210.5 },
    {},
    [210_50, 0, 0, 210_50],
  ],
  ['without a total', { lines: [line({ price: 1 })] }, {}, [210_50, 0, 0, 210_50]],
];

test.each(accepted)('C5, C84: an order %s is accepted', (_name, about, known, expected) => {
  const decision = decideOrder(request(about), facts(known));
  if ('refused' in decision) throw new Error(`Refused: ${JSON.stringify(decision)}`);
  const { subtotalPaisa, feePaisa, redeemedPoints, totalPaisa } = decision.sums;
  expect([subtotalPaisa, feePaisa, redeemedPoints, totalPaisa]).toEqual(expected);
  expect(decision.delivery.feePaisa).toBe(feePaisa);
});

const change = (
  kind: string,
  name: string,
  was: number | null,
  now: number | null,
  _id: string | null = null,
) => ({
  kind,
  _id,
  name,
  was,
  now,
});

test.each([
  [
    'a dearer item names its price',
    { lines: [line({ price: 200 })], totalAmount: 200 },
    {},
    [change('price', 'Latte', 200, 210.5, 'latte')],
    210.5,
  ],
  [
    'a dearer way names the fee that the client’s numbers imply',
    { lines: [line({ price: 210.5 })], totalAmount: 250.5, destination: lakeside },
    atLakeside,
    [change('fee', 'Lakeside', 40, 50.5)],
    261,
  ],
  [
    'a shortage that ends free delivery names both',
    {
      destination: lakeside,
      lines: [shirts(4, 1250)],
      totalAmount: 5000,
    },
    withTerms({ freeFromPaisa: 5_000_00 }),
    [change('stock', 'Shirt', 4, 3, 'shirt'), change('fee', 'Lakeside', 0, 50.5)],
    3_800.5,
  ],
  ['a higher total without prices names nothing', { totalAmount: 1 }, {}, [], 210.5],
  [
    'what is gone and what is short come together, with the total of the rest',
    { lines: [line({ productId: 'gone', name: 'Mocha', price: 1 }), shirts(5)] },
    {},
    [change('gone', 'Mocha', 1, null, 'gone'), change('stock', 'Shirt', 5, 3, 'shirt')],
    3_750,
  ],
  [
    'prices that fell are named beside a shortage',
    { lines: [shirts(4, 2_000)], totalAmount: 8_000 },
    {},
    [change('stock', 'Shirt', 4, 3, 'shirt'), change('price', 'Shirt', 2_000, 1_250, 'shirt')],
    3_750,
  ],
  [
    'points above the balance: the most that is possible',
    { ...member, points: 100 },
    { balance: 52 },
    [change('points', 'Points', 100, 50)],
    160.5,
  ],
  [
    'a debt redeems nothing',
    { ...member, points: 5 },
    { balance: -20 },
    [change('points', 'Points', 5, 0)],
    210.5,
  ],
  [
    'points above what is left of the order',
    { ...member, lines: [line({ productId: 'gone' }), line()], points: 150 },
    { balance: 150, items: lookupOf({ ...latte, pricePaisa: 37_00 }) },
    [change('gone', '', null, null, 'gone'), change('points', 'Points', 150, 35)],
    2,
  ],
  [
    'while no order is taken',
    {},
    { closed: 'Closed until 8 AM' },
    [change('closed', 'Closed until 8 AM', null, null)],
    210.5,
  ],
])('C84, C85: a conflict: %s', (_name, about, known, changes, totalAmount) => {
  expect(decideOrder(request(about), facts(known))).toEqual({
    refused: 'conflict',
    message: 'Something changed since you looked',
    changes,
    totalAmount,
  });
});

test.each([
  ['a line that names nothing', { lines: [line({ productId: null })] }, {}, 'item.0._id'],
  [
    'an item of several sizes without one',
    { lines: [line(), line({ productId: 'shirt', type: 'closet' })] },
    {},
    'item.1.selectedSize',
  ],
  [
    'more pieces from the closet than a guest may order at once',
    { lines: [shirts(6), shirts(5)] },
    {},
    'item',
  ],
  ['a place that there is not', { destination: lakeside }, {}, 'deliveryLocation'],
  [
    'points that only the total forbids',
    { ...member, points: 150 },
    { balance: 200, items: lookupOf({ ...latte, pricePaisa: 37_00 }) },
    'data.points',
  ],
])('C12, C13: %s is a bad field', (_name, about, known, field) => {
  expect(decideOrder(request(about), facts(known))).toMatchObject({ refused: 'field', field });
});

test('C265: goods below the minimum of the place are refused with what is missing; points do not count', () => {
  const known = facts({ balance: 50, ...withTerms({ minimumPaisa: 500_00 }) });
  const problem = 'Rs 289.50 to the minimum order of Rs 500.00 for Lakeside';
  const refusal = { refused: 'field', field: 'deliveryLocation', problem };
  expect(decideOrder(request({ destination: lakeside }), known)).toEqual(refusal);
  expect(decideOrder(request({ destination: lakeside, ...member, points: 50 }), known)).toEqual(refusal);
  expect(
    decideOrder(request({ destination: lakeside, lines: [line({ quantity: 3 })] }), known),
  ).toHaveProperty('sums');
});

test('C265: a place that staff switched off is refused by its name', () => {
  expect(
    decideOrder(request({ destination: lakeside }), facts(withTerms({ isActive: false }))),
  ).toMatchObject({
    refused: 'field',
    field: 'deliveryLocation',
    problem: 'We do not deliver to Lakeside now. Choose another place or self pickup',
  });
});

test.each([
  ['a member', { ...member, lines: [shirts(11)] }],
  ['a guest with food', { lines: [line({ quantity: 99 }), shirts(10)] }],
  ['a line by name alone, as a table sends it in §7', { lines: [line({ productId: null, name: 'Shirt' })] }],
])('C68, C107: %s is not refused for pieces or sizes', (_name, about) => {
  const decision = decideOrder(request(about), facts({ items: lookupOf(latte, { ...shirt, stock: 99 }) }));
  expect(decision).not.toHaveProperty('refused');
});

test('C53: a dine-in product is sold at a table only', () => {
  const known = facts({ items: lookupOf({ ...latte, ugage: 'disable' }) });
  const table = { kind: 'table', tableNumber: '7', isConfirmed: true } as const;
  expect(decideOrder(request({ kind: 'table', destination: table }), known)).toMatchObject({
    lines: [{ itemId: 'latte' }],
  });
  expect(decideOrder(request(), known)).toMatchObject({ changes: [{ kind: 'gone' }] });
});

const stockCheck = (quantities: readonly number[], stock: number) => {
  const item = { ...shirt, stock };
  const resolved = [
    { line: line({ quantity: 90 }), item: latte },
    ...quantities.map((quantity) => ({ line: line({ productId: 'shirt', type: 'closet', quantity }), item })),
  ];
  const { shortages, possible } = checkStock(priceLines(resolved, 'normal').lines, resolved);
  return { shortages, possible: possible.map(({ quantity }) => quantity) };
};

const short = (was: number, now: number) => [{ kind: 'stock', _id: 'shirt', name: 'Shirt', was, now }];

test.each([
  ['enough', [2], 3, [], [90, 2]],
  ['exactly enough', [1, 2], 3, [], [90, 1, 2]],
  ['too few for one line', [5], 3, short(5, 3), [90, 3]],
  ['too few for two lines together', [2, 2], 3, short(4, 3), [90, 2, 1]],
  ['none for the second line', [3, 1], 3, short(4, 3), [90, 3]],
  ['none at all', [1], 0, short(1, 0), [90]],
])('P6: with %s, lines of %j against a stock of %p', (_name, quantities, stock, shortages, possible) => {
  expect(stockCheck(quantities, stock)).toEqual({ shortages, possible });
});
