import { isEmail, normalisePhone } from '@storefront/shared/rules/contact';
import { openState } from '@storefront/shared/rules/opening-hours';
import { demoCatalogue } from '../catalogue/demo-catalogue';
import { guests, members } from './people';
import { planLife } from './plan-life';

const DAY = 86_400_000;
/** Noon in Nepal. */
const NOON = Date.UTC(2026, 10, 23, 6, 15);
const NIGHT = NOON + 12 * 3_600_000;

test.each([
  ['at noon', NOON],
  ['at night', NIGHT],
  ['a minute after opening', Date.UTC(2026, 10, 23, 2, 16)],
])('%s: 40 customers and 300 orders of the last 60 days, all within the opening hours', (_, now) => {
  const { customers, orders } = planLife(demoCatalogue, now);
  expect([customers.length, orders.length]).toEqual([40, 300]);
  const closed = orders.filter(({ placedAt }) => !openState(placedAt).isOpen);
  expect(closed).toEqual([]);
  for (const { placedAt, acceptedAt, end, customer } of orders) {
    expect(placedAt).toBeGreaterThan(now - 61 * DAY);
    const times = [placedAt, acceptedAt ?? placedAt, end?.at ?? now];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    if (customer !== null) expect(customers[customer]?.joinedAt).toBeLessThan(placedAt);
  }
});

test('the same time gives the same life, and the last orders wait or are being prepared', () => {
  const life = planLife(demoCatalogue, NOON);
  expect(planLife(demoCatalogue, NOON)).toEqual(life);
  const open = life.orders.filter(({ end }) => end === null);
  expect(
    open.map(({ acceptedAt, destination }) => `${acceptedAt ? 'accepted' : 'waits'} ${destination.kind}`),
  ).toEqual([
    'accepted pickup',
    'accepted place',
    'accepted table',
    'accepted place',
    'waits pickup',
    'waits table',
    'waits place',
  ]);
});

test('C206: orders that are being made have a promised time and are at different steps', () => {
  const made = planLife(demoCatalogue, NOON).orders.filter(({ acceptedAt, end }) => acceptedAt && !end);
  expect(
    made.map(({ steps, promisedAt }) => [
      steps.at(-1)?.step ?? 'accepted',
      ((promisedAt ?? 0) - NOON) / 60_000,
    ]),
  ).toEqual([
    ['ready', 1],
    ['preparing', -2],
    ['preparing', 6],
    ['accepted', 22],
  ]);
  for (const { acceptedAt, steps } of made) {
    const times = [acceptedAt ?? 0, ...steps.map(({ at }) => at)];
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

test('Saturdays are busier than Mondays, and only tables get what is for the table only', () => {
  const { orders } = planLife(demoCatalogue, NOON);
  const on = (weekday: number) =>
    orders.filter(({ placedAt }) => new Date(placedAt + 5.75 * 3_600_000).getUTCDay() === weekday).length;
  expect(on(6)).toBeGreaterThan(on(1) * 2);
  const dishes = demoCatalogue.categories.flatMap((category) => category.dishes);
  const atTable = new Set(dishes.filter(({ dineIn }) => dineIn).map(({ name }) => name));
  const elsewhere = orders.filter(({ destination }) => destination.kind !== 'table');
  expect(elsewhere.flatMap(({ lines }) => lines.filter(({ name }) => atTable.has(name)))).toEqual([]);
});

test('people have addresses that no mail reaches, and numbers of their own', () => {
  const phones = [...members, ...guests].map(({ phone }) => phone);
  expect(new Set(phones).size).toBe(phones.length);
  for (const phone of phones) expect(normalisePhone(phone)).toMatchObject({ ok: true, digits: phone });
  for (const { email } of members)
    expect([isEmail(email), email.endsWith('@demo.invalid')]).toEqual([true, true]);
});
