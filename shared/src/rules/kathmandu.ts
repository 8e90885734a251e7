/** The shop's time zone by IANA name; "NST" is also Newfoundland's (C28, P12). */
export const SHOP_ZONE = 'Asia/Kathmandu';

/** Local date and time in a zone. `month` counts from 1, `weekday` from 0 (Sunday). */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly weekday: number;
}

/**
 * The shop's offset from UTC since 1986, ms; there is no summer time. A constant, because a slow phone needs 0.1 s to
 * load the browser's zone tables. A test compares it with them.
 */
const SHOP_OFFSET = (5 * 60 + 45) * 60_000;
const SHOP_OFFSET_SINCE = Date.UTC(1986, 0, 1);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Returns the offset of a zone from UTC at a time, ms. */
function offsetOf(ms: number, zone: string): number {
  if (zone === SHOP_ZONE && ms >= SHOP_OFFSET_SINCE) return SHOP_OFFSET;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(ms / 1000) * 1000;
}

/** Returns the local time of a zone, independent of this machine's zone (P11). */
export function wallClock(ms: number, zone: string = SHOP_ZONE): WallClock {
  const shown = new Date(ms + offsetOf(ms, zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    millisecond: shown.getUTCMilliseconds(),
    weekday: shown.getUTCDay(),
  };
}

/** Returns the time, ms, of a local time in a zone. */
export function momentOf(clock: Omit<WallClock, 'weekday'>, zone: string = SHOP_ZONE): number {
  const { year, month, day, hour, minute, second, millisecond } = clock;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
  return shown - offsetOf(shown - offsetOf(shown, zone), zone);
}

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the shop's date as `2026-11-20`: for join dates, day reports, date exceptions (P12). */
export function shopDate(ms: number, zone: string = SHOP_ZONE): string {
  const { year, month, day } = wallClock(ms, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** Returns the start of the shop's day, ms. */
export function startOfShopDay(ms: number, zone: string = SHOP_ZONE): number {
  return momentOf({ ...wallClock(ms, zone), hour: 0, minute: 0, second: 0, millisecond: 0 }, zone);
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns the shop's day as a number: days since 1970-01-01 (C285). @param ms since 1986 */
export const shopDayNumber = (ms: number): number => Math.floor((ms + SHOP_OFFSET) / DAY_MS);

/** Returns the start of the shop's day with a number, ms. */
export const startOfDayNumber = (day: number): number => day * DAY_MS - SHOP_OFFSET;

/** Returns the number of a day such as `2026-11-20`. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Returns the day with a number as `2026-11-20`. */
export const dayOfNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the start of a year at the shop, ms. */
export const startOfShopYear = (year: number, zone: string = SHOP_ZONE): number =>
  momentOf({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 }, zone);

/** Returns the start of the shop's month, ms: referrals are counted per calendar month (P45). */
export function startOfShopMonth(ms: number, zone: string = SHOP_ZONE): number {
  return startOfShopDay(momentOf({ ...wallClock(ms, zone), day: 1 }, zone), zone);
}
