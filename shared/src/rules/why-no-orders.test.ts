import { DEFAULT_ORDERING, type Ordering, pauseAt } from './ordering';
import { whyNoOrders } from './why-no-orders';

const npt = (local: string) => Date.parse(`${local}+05:45`);
const strict: Ordering = { ...DEFAULT_ORDERING, refuseWhenClosed: true };

test.each([
  ['07:59:59', 'Closed until 8 AM'],
  ['08:00:00', null],
  ['21:29:59', null],
  ['21:30:00', 'Closed until 8 AM tomorrow'],
])('P10: at %s in Nepal, where closed means closed: %j', (time, why) => {
  expect(whyNoOrders(npt(`2026-11-20T${time}`), strict)).toBe(why);
});

test('C28: unless staff say so an order is taken at any hour', () => {
  expect(whyNoOrders(npt('2026-11-20T03:00:00'), DEFAULT_ORDERING)).toBeNull();
});

test.each([
  ['2026-11-22', 'Closed until 8 AM on Monday'],
  ['2026-11-29', 'Closed until 8 AM in 10 days'],
])('P13: with days off until %s it says when', (last, why) => {
  const days = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
  const exceptions = Object.fromEntries(days.filter((day) => day <= last).map((day) => [day, []]));
  expect(whyNoOrders(npt('2026-11-20T12:00:00'), { ...strict, exceptions })).toBe(why);
});

test('a shop that never opens says no more than that', () => {
  expect(whyNoOrders(npt('2026-11-20T12:00:00'), { ...strict, weekly: [] })).toBe('Closed for now');
});

test.each([
  [null, null, 'Orders are paused'],
  ['the power is out', null, 'Orders are paused (the power is out)'],
  [null, npt('2026-11-20T15:30:00'), 'Orders are paused until 3:30 PM'],
  ['a wedding', npt('2026-11-21T09:00:00'), 'Orders are paused until 9 AM tomorrow (a wedding)'],
])('a pause for %j until %j: %s', (reason, end, why) => {
  const paused = { reason, until: end === null ? null : new Date(end).toISOString() };
  expect(whyNoOrders(npt('2026-11-20T12:00:00'), { ...DEFAULT_ORDERING, paused })).toBe(why);
});

test('a pause ends by itself, to the millisecond', () => {
  const end = npt('2026-11-20T15:30:00');
  const paused = { reason: null, until: new Date(end).toISOString() };
  expect(pauseAt(end - 1, { paused })).toBe(paused);
  expect(pauseAt(end, { paused })).toBeNull();
});
