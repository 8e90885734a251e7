import { latte, lookupOf, request } from '../dev/testing/sellable-items';
import { decideOrder, type OrderFacts } from './decide-order';

const FACTS: Omit<OrderFacts, 'items'> = {
  place: undefined,
  balance: 0,
  closed: null,
  now: Date.parse('2026-11-20T10:00:00+05:45'),
  slot: null,
  paymentMethods: ['cash'],
};

/** 11 AM to noon on Fridays: the day of the orders, which come an hour earlier. */
const fridayLate = {
  category: 'Coffee',
  days: [5],
  from: '11:00',
  until: '12:00',
  percent: 20,
  active: true,
};

test.each([
  ['as soon as possible', null, undefined],
  ['for a slot in it', '20T11:45:00', 20],
  ['for a slot after it', '20T12:00:00', undefined],
  ['for that time of another day', '21T11:45:00', undefined],
])('C274: an order %s has a happy hour or not', (_name, slot, percent) => {
  const slotAt = slot === null ? null : Date.parse(`2026-11-${slot}+05:45`);
  const items = lookupOf({ ...latte, happyHours: [fridayLate] });
  const decision = decideOrder(request({ slotAt }), { ...FACTS, items });
  if ('refused' in decision) throw new Error(`Refused: ${JSON.stringify(decision)}`);
  expect(decision.lines[0]?.happyPercent).toBe(percent);
  expect(decision.sums.happyPaisa).toBe(percent ? 42_10 : 0);
});
