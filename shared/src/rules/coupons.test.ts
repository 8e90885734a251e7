import { type CouponFacts, type CouponTerms, couponCode, couponProblem, UNKNOWN_CODE } from './coupons';

/** 00:15 of 20 November 2026 in Nepal: the day before in UTC. */
const NOW = Date.parse('2026-11-20T00:15:00+05:45');

const terms: CouponTerms = {
  code: 'WELCOME10',
  percent: 10,
  amountPaisa: null,
  minimumPaisa: null,
  isForFirstOrder: false,
  isForMembers: false,
  perPerson: null,
  inTotal: null,
  validFrom: null,
  validUntil: null,
  isActive: true,
};

const problem = (about: Partial<CouponTerms>, facts: Partial<CouponFacts> = {}, goodsPaisa = 500_00) =>
  couponProblem(
    {
      terms: { ...terms, ...about },
      uses: { inTotal: 2, byPerson: 1 },
      isMember: false,
      hasOrdered: true,
      ...facts,
    },
    goodsPaisa,
    NOW,
  );

test('C275: a code is read in any capitals, with 3 to 20 letters, digits and hyphens', () => {
  expect(couponCode(' welcome-10 ')).toBe('WELCOME-10');
  expect(['AB', 'A'.repeat(21), 'A B C', 'ÄÖÜ', 'ABC!', ''].map(couponCode)).toEqual(Array(6).fill(null));
});

test('C275: unknown and switched off are the same words', () => {
  expect(problem({}, { terms: null })).toBe(UNKNOWN_CODE);
  expect(problem({ isActive: false })).toBe(UNKNOWN_CODE);
});

test('C275: a day of the shop decides, both ends are in', () => {
  expect(problem({ validFrom: '2026-11-20', validUntil: '2026-11-20' })).toBeNull();
  expect(problem({ validFrom: '2026-11-21' })).toBe('This code is valid from 21 Nov 2026.');
  expect(problem({ validUntil: '2026-11-19' })).toBe('This code was valid until 19 Nov 2026.');
});

test('C275: members, first order, limits and minimum', () => {
  expect(problem({ isForMembers: true })).toBe('This code is for members. Log in to use it.');
  expect(problem({ isForMembers: true }, { isMember: true })).toBeNull();
  expect(problem({ isForFirstOrder: true })).toBe('This code is for a first order.');
  expect(problem({ isForFirstOrder: true }, { hasOrdered: false })).toBeNull();
  expect(problem({ inTotal: 2 })).toBe('This code has been used up.');
  expect(problem({ inTotal: 3 })).toBeNull();
  expect(problem({ perPerson: 1 })).toBe('You have used this code already.');
  expect(problem({ perPerson: 2 })).toBeNull();
  expect(problem({ perPerson: 1 }, { uses: { inTotal: 2, byPerson: null } })).toBeNull();
  expect(problem({ minimumPaisa: 620_00 })).toBe('Add Rs 120.00 more to use this code.');
  expect(problem({ minimumPaisa: 500_00 })).toBeNull();
});
