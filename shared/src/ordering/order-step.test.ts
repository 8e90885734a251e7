import type { OrderStatus } from '../rules/orders';
import {
  NO_TIMES,
  NONE_DONE,
  type OrderTimes,
  promiseProblem,
  stepOf,
  timesAfter,
  timesAtStep,
} from './order-step';

const AT = 5_000_000;
const times = (about: Partial<OrderTimes> = {}): OrderTimes => ({ ...NO_TIMES, ...about });
const made = times({ acceptedAt: 10, preparingAt: 20, readyAt: 30, promisedAt: 90, promisedFirstAt: 80 });

describe('C190: times after a change of the status', () => {
  test('an order that is pending again has none', () => {
    expect(timesAfter(made, 'pending', AT)).toEqual(NO_TIMES);
  });

  test('an order that is taken up keeps when that was first', () => {
    expect(timesAfter(times({ closedAt: 40 }), 'processing', AT)).toEqual(times({ acceptedAt: AT }));
    expect(timesAfter({ ...made, closedAt: 40 }, 'processing', AT)).toEqual(made);
  });

  test('completing an order that nobody accepted accepts it', () => {
    expect(timesAfter(NO_TIMES, 'completed', AT)).toEqual(times({ acceptedAt: AT, closedAt: AT }));
    expect(timesAfter(made, 'completed', AT)).toEqual({ ...made, closedAt: AT });
  });

  test('a cancelled order keeps its steps', () => {
    expect(timesAfter(made, 'cancelled', AT)).toEqual({ ...made, closedAt: AT });
    expect(timesAfter(NO_TIMES, 'cancelled', AT)).toEqual(times({ closedAt: AT }));
  });
});

test.each([
  ['processing', null, null, 'accepted'],
  ['processing', 20, null, 'preparing'],
  ['processing', 20, 30, 'ready'],
  ['processing', null, 30, 'ready'],
  ['completed', 20, 30, null],
  ['pending', null, null, null],
] as const)(
  'C206: an order %s, begun at %s and ready at %s, is at %s',
  (status, preparingAt, readyAt, step) => {
    expect(stepOf(status as OrderStatus, { preparingAt, readyAt })).toBe(step);
  },
);

describe('C206: times at a step', () => {
  const at = (before: OrderTimes, step: 'accepted' | 'preparing' | 'ready', promised?: number | null) => {
    const { doneAt: _, ...rest } = timesAtStep(before, step, promised, [], AT);
    return rest;
  };
  const { doneAt: _, ...plain } = NO_TIMES;

  test('each step sets its own, and clears those of later ones', () => {
    expect(at(NO_TIMES, 'accepted')).toEqual({ ...plain, acceptedAt: AT });
    expect(at(NO_TIMES, 'preparing')).toEqual({ ...plain, acceptedAt: AT, preparingAt: AT });
    expect(at(NO_TIMES, 'ready')).toEqual({ ...plain, acceptedAt: AT, readyAt: AT });
    expect(at(made, 'accepted')).toMatchObject({ acceptedAt: 10, preparingAt: null, readyAt: null });
    expect(at(made, 'preparing')).toMatchObject({ acceptedAt: 10, preparingAt: 20, readyAt: null });
    expect(at({ ...made, closedAt: 40 }, 'ready')).toMatchObject({
      preparingAt: 20,
      readyAt: 30,
      closedAt: null,
    });
  });

  test('a promise is kept, moved or removed; the first one stays', () => {
    const promise = (before: OrderTimes, promised?: number | null) => {
      const { promisedAt, promisedFirstAt } = at(before, 'accepted', promised);
      return [promisedAt, promisedFirstAt];
    };
    expect(promise(made)).toEqual([90, 80]);
    expect(promise(made, 100)).toEqual([100, 80]);
    expect(promise(made, null)).toEqual([null, null]);
    expect(promise(NO_TIMES, 100)).toEqual([100, 100]);
    expect(promise(NO_TIMES)).toEqual([null, null]);
  });
});

describe('C221: departments at a step', () => {
  const both = ['kitchen', 'bar'] as const;
  const done = (about: object, step: 'accepted' | 'preparing' | 'ready', readyAt: number | null = null) =>
    timesAtStep(times({ doneAt: { ...NONE_DONE, ...about }, readyAt }), step, null, both, AT).doneAt;

  test('an order that is only accepted has none done', () => {
    expect(done({ kitchen: 5 }, 'accepted')).toEqual(NONE_DONE);
  });

  test('an order that is being made keeps those that are done', () => {
    expect(done({ kitchen: 5 }, 'preparing')).toEqual({ ...NONE_DONE, kitchen: 5 });
  });

  test('an order that is ready has all of its own done', () => {
    expect(done({ kitchen: 5 }, 'ready')).toEqual({ kitchen: 5, bar: AT, closet: null });
    expect(done({ kitchen: 5, bar: 30 }, 'ready', 30)).toEqual({ kitchen: 5, bar: 30, closet: null });
  });

  test('a step back from ready takes back those that were done with it', () => {
    expect(done({ kitchen: 5, bar: 30 }, 'preparing', 30)).toEqual({ ...NONE_DONE, kitchen: 5 });
    expect(done({ kitchen: 30, bar: 30 }, 'preparing', 30)).toEqual(NONE_DONE);
    expect(done({ kitchen: 5, bar: null }, 'preparing', 30)).toEqual({ ...NONE_DONE, kitchen: 5 });
    expect(done({ kitchen: 5, bar: 6 }, 'preparing', 30)).toEqual(NONE_DONE);
  });
});

test('a promise is at most five minutes ago and fourteen days ahead', () => {
  const minutes = (count: number) => AT + count * 60_000;
  expect(promiseProblem(minutes(-5), AT)).toBeNull();
  expect(promiseProblem(minutes(-5) - 1, AT)).toBe('must not be past');
  expect(promiseProblem(minutes(14 * 24 * 60), AT)).toBeNull();
  expect(promiseProblem(minutes(14 * 24 * 60) + 1, AT)).toBe('must be within 14 days');
});
