import { SHOP_ZONE, type WallClock, wallClock } from './kathmandu';

/** From `opens` until just before `closes`, as `HH:MM`; `24:00` is the end of the day. */
export interface TimeRange {
  readonly opens: string;
  readonly closes: string;
}

/** When the shop is open: ranges per weekday from Sunday, several a day if need be, and other ranges for dates (P13). */
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
  /** Start of the range that is running, or of the next: '8 AM'. Null when none lies in the coming two weeks. */
  readonly opensAt: string | null;
  /** End of that range: '9:30 PM'. */
  readonly closesAt: string | null;
  /** Days from now to that range: 0 is today. */
  readonly inDays: number;
}

const DAYS_AHEAD = 14;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time of day as the shop writes it: `08:00` → '8 AM', `21:30` → '9:30 PM' (§2). */
export function formatTime(time: string): string {
  const minutes = minutesOf(time) % (24 * 60);
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  const clock = `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

const sameRanges = (a: readonly TimeRange[], b: readonly TimeRange[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The hours in one line: '8 AM to 9:30 PM' where every day has them, else that they differ (§2). */
export function usualHours({ weekly }: Pick<OpeningHours, 'weekly'>): string {
  const [first = []] = weekly;
  if (first.length === 0 || weekly.some((ranges) => !sameRanges(ranges, first))) return 'Hours differ by day';
  return first.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`).join(', ');
}

function rangesOn(
  hours: OpeningHours,
  { year, month, day }: WallClock,
  inDays: number,
): readonly TimeRange[] {
  const date = new Date(Date.UTC(year, month - 1, day + inDays));
  const ranges = hours.exceptions[date.toISOString().slice(0, 10)] ?? hours.weekly[date.getUTCDay()] ?? [];
  return [...ranges].sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/**
 * Whether the shop is open at a moment, on its own clock and whatever the zone of phone or server (P10, P11): open
 * from 08:00:00, closed from 21:30:00. When closed, the range named is the next one.
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
