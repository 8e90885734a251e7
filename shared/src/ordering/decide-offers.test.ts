import { latte, line, lookupOf, request, shirt } from '../dev/testing/sellable-items';
import type { CouponTerms } from '../rules/coupons';
import { decideOrder, type NamedCoupon, type OrderFacts } from './decide-order';
import type { OrderRequest } from './order-request';

/** A Friday at 10 AM, in the happy hour. */
const NOW = Date.parse('2026-11-20T10:00:00+05:45');
const happy = {
  ...latte,
  happyHours: [{ category: 'Coffee', days: [5], from: '09:00', until: '11:00', percent: 10, active: true }],
};

const facts = (about: Partial<OrderFacts> = {}): OrderFacts => ({
  items: lookupOf(latte, shirt),
  place: undefined,
  balance: 0,
  closed: null,
  now: NOW,
  slot: null,
  paymentMethods: ['cash'],
  ...about,
});

const terms: CouponTerms = {
  code: 'TEA',
  percent: null,
  amountPaisa: 50_50,
  minimumPaisa: null,
  isForFirstOrder: false,
  isForMembers: false,
  perPerson: null,
  inTotal: null,
  validFrom: null,
  validUntil: null,
  isActive: true,
};
const coupon = (about: Partial<CouponTerms> = {}): { coupon: NamedCoupon } => ({
  coupon: {
    code: 'tea',
    terms: { ...terms, ...about },
    uses: { inTotal: 0, byPerson: 0 },
    isMember: false,
    hasOrdered: false,
  },
});
const decide = (about: Partial<OrderRequest>, known: Partial<OrderFacts> = {}) =>
  decideOrder(request(about), facts(known));
const member = { kind: 'account', userId: 'asha' } as const;
const lakeside = {
  destination: { kind: 'place', name: 'Lakeside' },
} as const;
const atLakeside = { place: { name: 'Lakeside', ratePaisa: 50_00, isActive: true } };

describe('C277: a coupon', () => {
  test('takes off what the customer saw', () => {
    expect(decide({ couponDiscount: 50.5, totalAmount: 160 }, coupon())).toMatchObject({
      coupon: { code: 'TEA' },
      sums: { couponPaisa: 50_50, totalPaisa: 160_00 },
    });
  });

  test('that takes off less than the customer saw makes the order dearer', () => {
    expect(decide({ couponDiscount: 60.5, totalAmount: 150 }, coupon())).toEqual({
      refused: 'conflict',
      message: 'Something changed since you looked',
      changes: [{ kind: 'offer', _id: null, name: 'tea', was: 60.5, now: 50.5 }],
      totalAmount: 160,
    });
  });

  test('that takes off more is no reason to ask again', () => {
    expect(decide({ couponDiscount: 40, totalAmount: 170.5 }, coupon())).toMatchObject({
      sums: { totalPaisa: 160_00 },
    });
  });

  test('that does not apply is named with the reason, and the order costs what it costs without it', () => {
    expect(decide({ couponDiscount: 50.5, totalAmount: 160 }, coupon({ isActive: false }))).toEqual({
      refused: 'conflict',
      message: 'Something changed since you looked',
      changes: [
        { kind: 'offer', _id: null, name: 'tea', was: 50.5, now: 0, text: 'This code is not valid.' },
      ],
      totalAmount: 210.5,
    });
  });

  test('that nobody made is refused too', () => {
    const unknown = { coupon: { ...coupon().coupon, terms: null } };
    expect(decide({ couponDiscount: 5 }, unknown)).toMatchObject({ changes: [{ kind: 'offer', now: 0 }] });
  });
});

describe('C274: a happy hour', () => {
  const items = { items: lookupOf(happy, shirt) };
  const saw = (happyHour = 0) => ({ lines: [line({ price: 210.5, happyHour })] });

  test('takes its percent off', () => {
    expect(decide({ ...saw(10), totalAmount: 189.45 }, items)).toMatchObject({
      sums: { totalPaisa: 189_45 },
    });
  });

  test('that ended since the customer looked makes the order dearer', () => {
    expect(decide({ ...saw(10), totalAmount: 189.45 })).toMatchObject({
      refused: 'conflict',
      changes: [{ kind: 'offer', _id: 'latte', name: 'Latte', was: 10, now: 0, line: 0 }],
      totalAmount: 210.5,
    });
  });

  test('counts for the slot that the order is for', () => {
    const slotAt = NOW + 2 * 60 * 60_000;
    expect(decide({ ...saw(), slotAt, totalAmount: 210.5 }, items)).toMatchObject({
      sums: { totalPaisa: 210_50 },
    });
  });
});

test('C280: a way to pay that is off is refused by name', () => {
  expect(decide({ paymentMethod: 'esewa' })).toEqual({
    refused: 'field',
    field: 'paymentMethod',
    problem: 'Choose another way to pay: eSewa is not possible now',
  });
  expect(decide({ paymentMethod: 'esewa' }, { paymentMethods: ['cash', 'esewa'] })).toHaveProperty('sums');
});

describe('C236: a slot', () => {
  const slot = { problem: null, isFull: false, times: '6:30 to 6:45 PM' } as unknown as NonNullable<
    OrderFacts['slot']
  >;

  test('that cannot be had is refused by field', () => {
    expect(decide({}, { slot: { ...slot, problem: 'is over' } })).toEqual({
      refused: 'field',
      field: 'slotAt',
      problem: 'is over',
    });
  });

  test('that is full is named by its times', () => {
    expect(decide({}, { slot: { ...slot, isFull: true } })).toMatchObject({
      message: '6:30 to 6:45 PM is full now. Choose another time.',
      changes: [{ kind: 'slot', _id: null, name: '6:30 to 6:45 PM', was: null, now: null }],
    });
    expect(decide({}, { slot })).toHaveProperty('sums');
  });
});

describe('points', () => {
  test('§6: a guest earns none, a member does', () => {
    const earned = (about: Partial<OrderRequest>) => {
      const decision = decide(about);
      return 'sums' in decision ? decision.sums.points.total : null;
    };
    expect([earned({}), earned(member)]).toEqual([0, 4]);
  });

  test('C12: above the total are a mistake of the form, unless something changed', () => {
    const problem = { refused: 'field', field: 'data.points', problem: 'must not exceed the total' };
    const cheap = { items: lookupOf({ ...latte, pricePaisa: 30_00 }), balance: 50 };
    expect(decide({ ...member, points: 50 }, cheap)).toEqual(problem);
    const changed = (about: Partial<OrderRequest>, known: Partial<OrderFacts> = {}) =>
      decide({ ...member, points: 50, ...about }, { ...cheap, ...known });
    const points = { kind: 'points', _id: null, name: 'Points', was: 50, now: 30 };
    expect(changed({ lines: [line({ price: 60 })] })).toMatchObject({ changes: [points, { kind: 'price' }] });
    expect(changed({}, { balance: 49 })).toMatchObject({ changes: [points] });
    expect(changed({}, coupon({ isActive: false }))).toMatchObject({ changes: [{ kind: 'offer' }, points] });
  });
});

describe('P4, P14: a fee that changed', () => {
  const saw = (totalAmount: number | null | undefined, about: Partial<OrderRequest> = {}) =>
    decide({ ...lakeside, lines: [line({ price: 210.5 })], totalAmount, ...about }, atLakeside);
  const fee = (was: number) => ({ kind: 'fee', _id: null, name: 'Lakeside', was, now: 50 });

  test('is named with what the customer saw', () => {
    expect(saw(250.5)).toMatchObject({ changes: [fee(40)], totalAmount: 260.5 });
    expect(saw(260.5)).toHaveProperty('sums');
  });

  test('is what remains of the total beside goods, offers and points', () => {
    const offers = { couponDiscount: 50.5, totalAmount: 200 };
    const decision = decide(
      { ...lakeside, ...offers, lines: [line({ price: 210.5 })] },
      { ...atLakeside, ...coupon() },
    );
    expect(decision).toMatchObject({ changes: [fee(40)], totalAmount: 210 });
    expect(
      decide(
        { ...member, ...lakeside, points: 50, totalAmount: 200, lines: [line({ price: 210.5 })] },
        { ...atLakeside, balance: 50 },
      ),
    ).toMatchObject({ changes: [fee(39.5)], totalAmount: 210.5 });
    expect(
      decide(
        { ...lakeside, totalAmount: 229.45, lines: [line({ price: 210.5, happyHour: 10 })] },
        { ...atLakeside, items: lookupOf(happy) },
      ),
    ).toMatchObject({ changes: [fee(40)], totalAmount: 239.45 });
  });

  test('is not known where the numbers do not say', () => {
    expect(saw(200)).toMatchObject({ changes: [] });
    expect(saw(200, { lines: [line()] })).toMatchObject({ changes: [] });
    expect(saw(null)).toHaveProperty('sums');
    expect(saw(undefined)).toHaveProperty('sums');
    const free = { ...lakeside, lines: [line({ price: 0 })], totalAmount: null };
    expect(decide(free, { ...atLakeside, closed: 'Closed' })).toMatchObject({
      changes: [{ kind: 'closed' }, { kind: 'price', was: 0 }],
    });
  });

  test('names no place at a table', () => {
    const destination = { kind: 'table', tableNumber: '7', isConfirmed: true } as const;
    expect(decide({ destination, lines: [line({ price: 200 })], totalAmount: 205 })).toMatchObject({
      changes: [{ kind: 'price' }, { kind: 'fee', name: '', was: 5, now: 0 }],
    });
  });

  test('is named beside another change only if it is dearer', () => {
    const blocked = (totalAmount: number) =>
      decide(
        { ...lakeside, totalAmount, lines: [line({ price: 210.5 })] },
        { ...atLakeside, closed: 'Closed' },
      );
    expect(blocked(250.5)).toMatchObject({ changes: [{ kind: 'closed' }, fee(40)] });
    expect(blocked(270.5)).toMatchObject({ changes: [{ kind: 'closed' }] });
    expect(blocked(270.5)).toHaveProperty('changes.length', 1);
  });
});

test('C68: a piece that comes in several sizes needs one; by name alone staff ask', () => {
  const asked = (about: object, item = shirt) =>
    decide({ lines: [line({ productId: 'shirt', type: 'closet', ...about })] }, { items: lookupOf(item) });
  expect(asked({})).toEqual({
    refused: 'field',
    field: 'item.0.selectedSize',
    problem: 'Choose a size of Shirt: S, M',
  });
  expect(asked({}, { ...shirt, sizeOptions: ['S'] })).toHaveProperty('sums');
});
