import { SHOP_HOURS } from '../rules/opening-hours';
import { slotText, slotTimes } from './slot-text';
import { isQueued, slotFacts, slotOfPromise, slotProblem, slotsOf } from './slots';
import { DEFAULT_PACE, EMPTY_QUEUE, suggestMinutes } from './suggest-minutes';

/** A time on the shop's clock, ms. */
const at = (time: string, day = '2026-11-20') => Date.parse(`${day}T${time}+05:45`);
const TOMORROW = '2026-11-21';

const NOON = at('12:00:00');

const clockOf = (ms: number) => slotTimes(ms);

test('C236: slots are the quarters of today and tomorrow within the hours that leave time for the order', () => {
  const slots = slotsOf(NOON, SHOP_HOURS, 20);
  expect(slots[0]).toBe(at('12:15:00'));
  const today = slots.filter((slot) => slot < at('00:00:00', TOMORROW));
  expect(clockOf(today.at(-1) ?? 0)).toBe('9:15 to 9:30 PM');
  expect(slots[today.length]).toBe(at('08:15:00', TOMORROW));
  expect(slots.at(-1)).toBe(at('21:15:00', TOMORROW));
  expect(slots).toHaveLength(37 + 53);
});

test('C236: before opening the minutes count from the opening, after closing only tomorrow is left', () => {
  expect(slotsOf(at('06:00:00'), SHOP_HOURS, 15)[0]).toBe(at('08:00:00'));
  expect(slotsOf(at('06:00:00'), SHOP_HOURS, 16)[0]).toBe(at('08:15:00'));
  expect(slotsOf(at('21:16:00'), SHOP_HOURS, 15)[0]).toBe(at('08:00:00', TOMORROW));
});

test('C236: a holiday has none; odd hours give whole quarters; hours past midnight are one opening', () => {
  const hours = {
    ...SHOP_HOURS,
    exceptions: {
      '2026-11-20': [{ opens: '20:05', closes: '24:00' }],
      [TOMORROW]: [
        { opens: '00:00', closes: '00:40' },
        { opens: '11:00', closes: '11:20' },
      ],
    },
  };
  expect(slotsOf(at('23:20:00'), hours, 30)).toEqual([
    at('23:45:00'),
    at('00:00:00', TOMORROW),
    at('00:15:00', TOMORROW),
  ]);
  expect(slotsOf(NOON, { ...hours, exceptions: { '2026-11-20': [], [TOMORROW]: [] } }, 0)).toEqual([]);
});

test.each([
  [at('12:15:00'), null],
  [at('12:15:01'), 'must be the start of a quarter of an hour'],
  [at('12:00:00'), 'is too soon for this order'],
  [at('21:15:00'), null],
  [at('08:00:00', TOMORROW), 'is too soon for this order'],
  [at('07:45:00', TOMORROW), 'must be within the opening hours of today or tomorrow'],
  [at('11:00:00'), 'is too soon for this order'],
  [at('21:30:00'), 'must be within the opening hours of today or tomorrow'],
  [at('12:00:00', '2026-11-22'), 'must be within the opening hours of today or tomorrow'],
])('C236: the slot %d: %s', (slot, problem) => {
  expect(slotProblem(slot, { now: NOON, hours: SHOP_HOURS, minutes: 20 })).toBe(problem);
});

test('C236: clothes alone have no slot; a slot is full when its places are taken', () => {
  const asked = {
    at: at('18:30:00'),
    kind: 'pickup',
    departments: ['bar'],
    pace: { ...DEFAULT_PACE, ordersPerQuarter: 3 },
    wayMinutes: null,
    now: NOON,
    hours: SHOP_HOURS,
  } as const;
  expect(slotFacts({ ...asked, taken: 2 })).toEqual({
    times: '6:30 to 6:45 PM',
    problem: null,
    isFull: false,
  });
  expect(slotFacts({ ...asked, taken: 3 }).isFull).toBe(true);
  expect(slotFacts({ ...asked, pace: DEFAULT_PACE, taken: 300 }).isFull).toBe(false);
  expect(slotFacts({ ...asked, departments: ['closet', 'bar'], taken: 0 }).problem).toBeNull();
  expect(slotFacts({ ...asked, departments: ['closet'], taken: 0 }).problem).toBe(
    'is only for orders with dishes',
  );
});

test('C210: an accepted order for later is in the queue from one hour before its slot', () => {
  const queued = (slotAt: string | null) => isQueued(slotAt, NOON);
  expect(
    [null, '06:30', '07:15', '07:30'].map((time) => queued(time && `2026-11-20T${time}:00.000Z`)),
  ).toEqual([true, true, true, false]);
});

test('C236: a promised time takes a place of the slot that ends with it', () => {
  expect(slotOfPromise(at('18:45:00'))).toBe(at('18:30:00'));
  expect(slotOfPromise(at('18:30:01'))).toBe(at('18:30:00'));
});

test.each([
  [at('18:30:00'), 'today, 6:30 to 6:45 PM'],
  [at('11:45:00'), 'today, 11:45 AM to 12 PM'],
  [at('09:00:00', TOMORROW), 'tomorrow, 9 to 9:15 AM'],
  [at('23:45:00', '2026-11-22'), '22 Nov, 11:45 PM to 12 AM'],
])('C236: says the slot %d as %s', (slot, text) => {
  expect(slotText(slot, NOON)).toBe(text);
});

test.each([
  ['table', ['kitchen'], {}, 10],
  ['pickup', ['kitchen'], {}, 15],
  ['delivery', ['kitchen'], {}, 30],
  ['pickup', ['bar'], {}, 10],
  ['pickup', ['kitchen', 'bar'], { queue: { kitchen: 0, bar: 40, closet: 0 } }, 30],
  ['pickup', ['bar'], { queue: { kitchen: 400, bar: 0, closet: 0 } }, 10],
  ['delivery', ['bar'], { wayMinutes: 41 }, 50],
  ['delivery', ['bar'], { wayMinutes: 0 }, 5],
  ['delivery', ['kitchen'], { wayMinutes: 180 }, 90],
  ['table', [], {}, 5],
] as const)('C210: suggests for %s of %j with %j %d minutes', (kind, departments, about, minutes) => {
  const asked = { kind, departments, queue: EMPTY_QUEUE, pace: DEFAULT_PACE, ...about };
  expect(suggestMinutes(asked)).toBe(minutes);
});
