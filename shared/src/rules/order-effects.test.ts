import { orderEffects } from './order-effects';
import { ORDER_STATUSES } from './order-status';

const all = { takesStock: true, spendsPoints: true, creditsPoints: true };
const none = { takesStock: false, spendsPoints: false, creditsPoints: false };

test.each([
  ['pending', { ...all, creditsPoints: false }],
  ['processing', { ...all, creditsPoints: false }],
  ['completed', all],
  ['cancelled', none],
] as const)('C77: while an order is %s', (status, effects) => {
  expect(orderEffects(status)).toEqual(effects);
});

test.each(ORDER_STATUSES)('C25: a deleted order that was %s has no effects left', (status) => {
  expect(orderEffects(status, true)).toEqual(none);
});
