import type { Department } from '../rules/departments';
import { momentOf, type WallClock, wallClock } from '../rules/kathmandu';
import { minutesOf, type OpeningHours, rangesOn } from '../rules/opening-hours';
import type { OrderKind } from '../rules/order-search';
import { SLOT_MS, slotTimes } from './slot-text';
import { EMPTY_QUEUE, type Pace, suggestMinutes } from './suggest-minutes';

const MINUTE_MS = 60_000;

/** Orders can be for today and tomorrow. */
const DAYS = [0, 1];

interface Opening {
  readonly opens: number;
  readonly closes: number;
}

/** Returns the time of a minute of a day, ms. @param minutes since midnight; 1440 is the end of the day */
const timeOn = (clock: WallClock, inDays: number, minutes: number, { zone }: OpeningHours) =>
  momentOf({ ...clock, day: clock.day + inDays, hour: 0, minute: minutes, second: 0, millisecond: 0 }, zone);

/** Returns the opening times of today and tomorrow. Two that touch, as at midnight, are one. */
function openingsOf(now: number, hours: OpeningHours): Opening[] {
  const clock = wallClock(now, hours.zone);
  const openings: Opening[] = [];
  for (const inDays of DAYS) {
    for (const range of rangesOn(hours, clock, inDays)) {
      const opens = timeOn(clock, inDays, minutesOf(range.opens), hours);
      const closes = timeOn(clock, inDays, minutesOf(range.closes), hours);
      const last = openings.at(-1);
      if (last?.closes === opens) openings[openings.length - 1] = { opens: last.opens, closes };
      else openings.push({ opens, closes });
    }
  }
  return openings;
}

/** Returns the slots of an opening that end when an order can be ready, or later. */
function slotsWithin({ opens, closes }: Opening, now: number, minutes: number): number[] {
  const earliestEnd = Math.max(now, opens) + minutes * MINUTE_MS;
  const slots: number[] = [];
  for (let at = Math.ceil(opens / SLOT_MS) * SLOT_MS; at + SLOT_MS <= closes; at += SLOT_MS)
    if (at + SLOT_MS >= earliestEnd) slots.push(at);
  return slots;
}

/**
 * Returns the starts of the slots of today and tomorrow that an order can be for, ms, earliest first: within the opening
 * hours, and late enough to make the order (C236).
 *
 * @param minutes that the order takes
 */
export const slotsOf = (now: number, hours: OpeningHours, minutes: number): number[] =>
  openingsOf(now, hours).flatMap((opening) => slotsWithin(opening, now, minutes));

interface SlotCheck {
  readonly now: number;
  readonly hours: OpeningHours;
  /** Minutes that the order takes if nobody else orders. */
  readonly minutes: number;
}

/** Returns why an order cannot be for a slot, even if nobody else orders; null if it can (C236). @param at in ms */
export function slotProblem(at: number, { now, hours, minutes }: SlotCheck): string | null {
  if (at % SLOT_MS !== 0) return 'must be the start of a quarter of an hour';
  const openings = openingsOf(now, hours);
  if (!openings.some(({ opens, closes }) => opens <= at && at + SLOT_MS <= closes))
    return 'must be within the opening hours of today or tomorrow';
  return slotsOf(now, hours, minutes).includes(at) ? null : 'is too soon for this order';
}

/** An accepted order for later is in the queue from so long before its slot, ms (C210). */
export const QUEUED_BEFORE_MS = 60 * MINUTE_MS;

/** Returns whether an accepted order is in the queue: one for a much later slot waits. @param slotAt ISO 8601; now in ms */
export const isQueued = (slotAt: string | null | undefined, now: number): boolean =>
  !slotAt || Date.parse(slotAt) - now <= QUEUED_BEFORE_MS;

/** What decides whether an order can have its slot (C236). */
export interface SlotFacts {
  /** Its times in words. */
  readonly times: string;
  /** Why no order like this one can have it; null if it can. */
  readonly problem: string | null;
  /** Other orders have taken all its places. */
  readonly isFull: boolean;
}

interface SlotRequest extends Pick<SlotCheck, 'now' | 'hours'> {
  readonly at: number;
  readonly kind: OrderKind;
  /** Those that the order has lines of. */
  readonly departments: readonly Department[];
  readonly pace: Pace;
  /** See `suggestMinutes`. */
  readonly wayMinutes: number | null;
  /** Orders that take places of the slot. */
  readonly taken: number;
}

/** Returns what decides whether an order can have the slot that it names. Clothes alone have no slot (C81). */
export function slotFacts({
  at,
  kind,
  departments,
  pace,
  wayMinutes,
  taken,
  ...check
}: SlotRequest): SlotFacts {
  const minutes = suggestMinutes({ kind, departments, queue: EMPTY_QUEUE, pace, wayMinutes });
  const isClothes = departments.every((each) => each === 'closet');
  return {
    times: slotTimes(at),
    problem: isClothes ? 'is only for orders with dishes' : slotProblem(at, { ...check, minutes }),
    isFull: pace.ordersPerQuarter !== null && taken >= pace.ordersPerQuarter,
  };
}

/** Returns the slot that a promised time takes a place of, ms: a promise of 6:45 PM is the end of the slot 6:30 PM. */
export const slotOfPromise = (promisedAt: number): number =>
  Math.ceil(promisedAt / SLOT_MS) * SLOT_MS - SLOT_MS;
