import fc from 'fast-check';
import {
  isOffered,
  minimumProblem,
  missingToFree,
  missingToMinimum,
  placeFee,
  toPlaceTerms,
} from './place-terms';

const lakeside = { name: 'Lakeside', ratePaisa: 50_00, minimumPaisa: 500_00, freeFromPaisa: 1_000_00 };

test.each([
  [0, 50_00, 500_00, 1_000_00],
  [499_99, 50_00, 1, 500_01],
  [500_00, 50_00, 0, 500_00],
  [999_99, 50_00, 0, 1],
  [1_000_00, 0, 0, 0],
  [1_000_01, 0, 0, 0],
])(
  'C265: goods of %d paisa cost %d, lack %d to the minimum and %d to free delivery',
  (goods, fee, minimum, free) => {
    expect(placeFee(lakeside, goods)).toBe(fee);
    expect(missingToMinimum(lakeside, goods)).toBe(minimum);
    expect(missingToFree(lakeside, goods)).toBe(free);
  },
);

test('C265: a place of a server that knows only §7 has a rate and nothing else', () => {
  const plain = toPlaceTerms({ rate: 75.5 });
  expect(plain).toEqual({ ratePaisa: 75_50, minimumPaisa: null, freeFromPaisa: null });
  expect([placeFee(plain, 9_999_00), missingToMinimum(plain, 0), missingToFree(plain, 0)]).toEqual([
    75_50, 0, 0,
  ]);
});

test('C265: a place without a fee never asks for more to be free', () => {
  expect(missingToFree({ ratePaisa: 0, freeFromPaisa: 1_000_00 }, 10_00)).toBe(0);
});

test('C265: amounts of the wire are rupees; 0 is an amount', () => {
  expect(toPlaceTerms({ rate: 50, minimumOrder: 0, freeAbove: 0.5 })).toEqual({
    ratePaisa: 50_00,
    minimumPaisa: 0,
    freeFromPaisa: 50,
  });
});

test('C265: names the missing amount, the minimum and the place', () => {
  expect(minimumProblem(lakeside, 380_00)).toBe('Rs 120.00 to the minimum order of Rs 500.00 for Lakeside');
  expect(minimumProblem(lakeside, 500_00)).toBeNull();
  expect(minimumProblem({ name: 'Bagar', ratePaisa: 50_00 }, 0)).toBeNull();
});

test('C265: the missing amounts, added to the goods, meet the minimum and free the delivery', () => {
  const paisa = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(paisa, paisa, paisa, paisa, (ratePaisa, minimumPaisa, freeFromPaisa, goods) => {
      const terms = { ratePaisa, minimumPaisa, freeFromPaisa };
      expect(missingToMinimum(terms, goods + missingToMinimum(terms, goods))).toBe(0);
      const free = missingToFree(terms, goods);
      if (free > 0) {
        expect(placeFee(terms, goods + free)).toBe(0);
        expect(placeFee(terms, goods + free - 1)).toBe(ratePaisa);
      }
    }),
  );
});

test('C265: a place is offered until staff switch it off', () => {
  expect([{}, { active: true }, { active: false }].map(isOffered)).toEqual([true, true, false]);
});
