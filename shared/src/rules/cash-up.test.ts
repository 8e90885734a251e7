import fc from 'fast-check';
import { cashProblem, differenceText, paidBy } from './cash-up';
import { PAYMENT_METHODS } from './payment';

test('C310: the methods of an order add up to its total, and only the chosen one and cash have a part', () => {
  const anySum = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), anySum, anySum, (method, total, paid) => {
      const parts = paidBy(method, total, paid);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const other of PAYMENT_METHODS)
        if (other !== method && other !== 'cash') expect(parts[other]).toBe(0);
      expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['cash', { cash: 500 }],
  ['card', { card: 500 }],
  ['esewa', { cash: 200, esewa: 300 }],
] as const)('C283, C310: of 500 with a confirmed payment of 300, %s brings %j', (method, parts) => {
  expect(paidBy(method, 500, 300)).toMatchObject(parts);
});

const form = { day: '2026-11-20', countedPaisa: 900, nextFloatPaisa: 500, note: null };
const facts = { expectedPaisa: 900, lastDay: '2026-11-19', today: '2026-11-20' };

test.each([
  [{}, {}, null],
  [{ day: '2026-11-21' }, {}, 'day'],
  [{ day: '2026-11-18' }, {}, 'day'],
  [{ nextFloatPaisa: 901 }, {}, 'nextFloat'],
  [{ countedPaisa: 899 }, {}, 'note'],
  [{ countedPaisa: 899, note: 'A rupee is missing' }, {}, null],
  [{ countedPaisa: 899 }, { expectedPaisa: null, lastDay: null }, null],
])('C310: a closing with %j and %j is refused at %j', (changes, known, field) => {
  expect(cashProblem({ ...form, ...changes }, { ...facts, ...known })?.field ?? null).toBe(field);
});

test('C310: the difference of a drawer is said in words', () => {
  expect([0, -2000, 2050].map(differenceText)).toEqual([
    'nothing',
    'Rs 20.00 too little',
    'Rs 20.50 too much',
  ]);
});

test('C310: each problem of a closing is said at its field', () => {
  const form = { day: '2026-11-20', countedPaisa: 5000, nextFloatPaisa: 5000, note: null };
  const facts = { expectedPaisa: 5000, lastDay: '2026-11-20', today: '2026-11-20' };
  const problem = (about: Partial<typeof form> = {}, of: object = {}) =>
    cashProblem({ ...form, ...about }, { ...facts, ...of });
  expect(problem()).toBeNull();
  expect(problem({}, { lastDay: null, expectedPaisa: null })).toBeNull();
  expect(problem({ day: '2026-11-21' })).toEqual({ field: 'day', problem: 'must not be after today' });
  expect(problem({ day: '2026-11-19' })).toEqual({
    field: 'day',
    problem: 'must not be before the last closing, 2026-11-20',
  });
  expect(problem({ nextFloatPaisa: 5001 })).toEqual({
    field: 'nextFloat',
    problem: 'must not be more than was counted',
  });
  expect(problem({}, { expectedPaisa: 7000 })).toEqual({
    field: 'note',
    problem: 'is required, because the drawer has Rs 20.00 too little',
  });
});
