import { SHOP_ZONE, shopDate, type WallClock, wallClock } from './kathmandu';

/** From `opens` until just before `closes`, as `HH:MM`; `24:00` is the end of the day. */
export interface TimeRange {
  readonly opens: string;
  readonly closes: string;
}

/** Opening hours: any number of ranges per weekday from Sunday, and ranges for single dates (P13). */
export interface OpeningHours {
  readonly zone: string;
  readonly weekly: readonly (readonly TimeRange[])[];
  /** Keys like `2026-11-20`; an empty list closes that day. */
  readonly exceptions: Readonly<Record<string, readonly TimeRange[]>>;
}

const EVERY_DAY: readonly TimeRange[] = [{ opens: '08:00', closes: '21:30' }];

/** 8 AM to 9:30 PM in Nepal, every day (§2, C28). */
export const SHOP_HOURS: OpeningHours = {
  zone: SHOP_ZONE,
  weekly: Array.from({ length: 7 }, () => EVERY_DAY),
  exceptions: {},
};

export interface OpenState {
  readonly isOpen: boolean;
  /** Start of the current or next range: '8 AM'. Null if there is none in the next two weeks. */
  readonly opensAt: string | null;
  /** End of that range: '9:30 PM'. */
  readonly closesAt: string | null;
  /** Days until that range; 0 is today. */
  readonly inDays: number;
}

const DAYS_AHEAD = 14;

/** Returns the minutes since midnight. @param time `HH:MM` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats a time of day: `08:00` → '8 AM', `21:30` → '9:30 PM' (§2). */
export function formatTime(time: string): string {
  const minutes = minutesOf(time) % (24 * 60);
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  const clock = `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats a moment as the time of day in the shop: `2:05 PM`. @param ms since 1970, UTC */
export function timeOfDay(ms: number): string {
  const { hour, minute } = wallClock(ms);
  return formatTime(`${hour}:${minute}`);
}

const sameRanges = (a: readonly TimeRange[], b: readonly TimeRange[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the hours in one line: '8 AM to 9:30 PM' if all days have the same, else that they differ (§2). */
export function usualHours({ weekly }: Pick<OpeningHours, 'weekly'>): string {
  const [first = []] = weekly;
  if (first.length === 0 || weekly.some((ranges) => !sameRanges(ranges, first))) return 'Hours differ by day';
  return first.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`).join(', ');
}

/** Returns the ranges of a day, earliest first. @param inDays days after the clock's date */
export function rangesOn(
  hours: OpeningHours,
  { year, month, day }: WallClock,
  inDays: number,
): readonly TimeRange[] {
  const date = new Date(Date.UTC(year, month - 1, day + inDays));
  const ranges = hours.exceptions[date.toISOString().slice(0, 10)] ?? hours.weekly[date.getUTCDay()] ?? [];
  return [...ranges].sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/**
 * Returns whether the shop is open at a time, in the shop's zone and not the machine's (P10, P11): open from 08:00:00,
 * closed from 21:30:00. While closed, it returns the next range.
 */
export function openState(nowMs: number, hours: OpeningHours = SHOP_HOURS): OpenState {
  const clock = wallClock(nowMs, hours.zone);
  const now = clock.hour * 60 + clock.minute;
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const range = rangesOn(hours, clock, inDays).find(({ closes }) => inDays > 0 || now < minutesOf(closes));
    if (!range) continue;
    const isOpen = inDays === 0 && now >= minutesOf(range.opens);
    return { isOpen, opensAt: formatTime(range.opens), closesAt: formatTime(range.closes), inDays };
  }
  return { isOpen: false, opensAt: null, closesAt: null, inDays: 0 };
}

/** Maximum number of ranges per day; more is a typing error. */
export const RANGES_MAX = 6;

/** A time such as 08:00. */
export const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A time such as 21:30, or 24:00 for the end of the day. */
export const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * Returns the problem of one day's opening times (P13), or null. Hours past midnight are two ranges: until `24:00`, and
 * from `00:00` of the next day.
 */
export function rangesProblem(ranges: readonly TimeRange[]): string | null {
  if (ranges.length > RANGES_MAX) return `must have at most ${RANGES_MAX} ranges a day`;
  // Times in `HH:MM` sort as text.
  const sorted = [...ranges].sort((a, b) => a.opens.localeCompare(b.opens));
  for (const [index, { opens, closes }] of sorted.entries()) {
    if (!OPENS.test(opens) || !CLOSES.test(closes)) return 'must hold times such as 08:00';
    if (closes <= opens) return 'must close after it opens';
    const next = sorted[index + 1];
    if (next && next.opens < closes) return 'must not hold ranges that overlap';
  }
  return null;
}

/** Staff have stopped taking orders. */
export interface Pause {
  /** Text for customers; null shows none. */
  readonly reason: string | null;
  /** End of the pause in ISO 8601; null: staff end it. */
  readonly until: string | null;
}

/** Opening hours, pause, and whether orders outside the hours are refused (C28, P10). */
export interface OrderingSettings extends OpeningHours {
  /** False: an order at night is accepted and prepared in the morning. */
  readonly refuseWhenClosed: boolean;
  readonly paused: Pause | null;
}

/** The settings until staff change them (C28). */
export const DEFAULT_ORDERING_SETTINGS: OrderingSettings = {
  ...SHOP_HOURS,
  refuseWhenClosed: false,
  paused: null,
};

/** Returns the pause at a time, or null; an expired pause does not count. */
export function pauseAt(nowMs: number, { paused }: Pick<OrderingSettings, 'paused'>): Pause | null {
  if (!paused) return null;
  return paused.until === null || nowMs < Date.parse(paused.until) ? paused : null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = 86_400_000;

function dayText(nowMs: number, inDays: number): string {
  if (inDays <= 0) return '';
  if (inDays === 1) return ' tomorrow';
  if (inDays < 7) return ` on ${WEEKDAYS[wallClock(nowMs + inDays * DAY).weekday]}`;
  return ` in ${inDays} days`;
}

/** Returns the text of the next opening: '8 AM', '8 AM tomorrow', '10 AM on Sunday'; null without one. */
export const opensText = (nowMs: number, { opensAt, inDays }: OpenState): string | null =>
  opensAt && `${opensAt}${dayText(nowMs, inDays)}`;

/** Returns ' until 3:30 PM', ' until 8 AM tomorrow'. @param until ISO 8601 */
export function untilText(nowMs: number, until: string): string {
  const end = Date.parse(until);
  const inDays = (Date.parse(shopDate(end)) - Date.parse(shopDate(nowMs))) / DAY;
  return ` until ${timeOfDay(end)}${dayText(nowMs, inDays)}`;
}

/** Returns the text of a pause: 'Orders are paused until 3:30 PM (the power is out)'. */
export const pauseText = (nowMs: number, { reason, until }: Pause): string =>
  `Orders are paused${until === null ? '' : untilText(nowMs, until)}${reason === null ? '' : ` (${reason})`}`;

/** Returns the customer's text why orders are refused at a time; null while they are accepted (C28, P10). */
export function whyNoOrders(nowMs: number, ordering: OrderingSettings): string | null {
  const pause = pauseAt(nowMs, ordering);
  if (pause) return pauseText(nowMs, pause);
  const state = openState(nowMs, ordering);
  if (state.isOpen || !ordering.refuseWhenClosed) return null;
  const opens = opensText(nowMs, state);
  return opens === null ? 'Closed for now' : `Closed until ${opens}`;
}

/** What customers read before they order: no orders are taken, or the shop is closed and prepares them later. */
export interface OrderingNews {
  /** True: the server would refuse an order now. */
  readonly refuses: boolean;
  readonly isPaused: boolean;
  /** 'Ordering starts at 8 AM tomorrow'. */
  readonly title: string;
  /** One or two sentences; may be empty. */
  readonly text: string;
}

function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function pauseNews(nowMs: number, { reason, until }: Pause): OrderingNews {
  const parts = [reason && sentence(reason), until === null && 'We open again as soon as we can.'];
  const title = pauseText(nowMs, { reason: null, until });
  return { refuses: true, isPaused: true, title, text: parts.filter(Boolean).join(' ') };
}

/**
 * Returns why an order cannot be placed or is prepared later; null while the shop takes and prepares orders (C28, P10).
 *
 * @param hasFood false for clothes only, which nobody prepares
 */
export function orderingNews(
  nowMs: number,
  ordering: OrderingSettings,
  hasFood: boolean,
): OrderingNews | null {
  const pause = pauseAt(nowMs, ordering);
  if (pause) return pauseNews(nowMs, pause);
  const state = openState(nowMs, ordering);
  if (state.isOpen) return null;
  const opens = opensText(nowMs, state);
  if (ordering.refuseWhenClosed) {
    const title = opens === null ? 'Closed for now' : `Ordering starts at ${opens}`;
    return { refuses: true, isPaused: false, title, text: '' };
  }
  if (!hasFood || opens === null) return null;
  return {
    refuses: false,
    isPaused: false,
    title: `Closed until ${opens}`,
    text: 'Order now, we make it then.',
  };
}
