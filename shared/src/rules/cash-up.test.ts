import fc from 'fast-check';
import { cashProblem, paidBy } from './cash-up';
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
