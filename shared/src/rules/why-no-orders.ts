import { shopDate, wallClock } from './kathmandu';
import { formatTime, type OpenState, openState } from './opening-hours';
import { type Ordering, type Pause, pauseAt } from './ordering';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = 86_400_000;

function dayText(nowMs: number, inDays: number): string {
  if (inDays <= 0) return '';
  if (inDays === 1) return ' tomorrow';
  if (inDays < 7) return ` on ${WEEKDAYS[wallClock(nowMs + inDays * DAY).weekday]}`;
  return ` in ${inDays} days`;
}

/** When the next range begins, as one says it: '8 AM', '8 AM tomorrow', '10 AM on Sunday'; null when none is near. */
export const opensText = (nowMs: number, { opensAt, inDays }: OpenState): string | null =>
  opensAt && `${opensAt}${dayText(nowMs, inDays)}`;

function untilText(nowMs: number, until: string): string {
  const end = Date.parse(until);
  const { hour, minute } = wallClock(end);
  const inDays = (Date.parse(shopDate(end)) - Date.parse(shopDate(nowMs))) / DAY;
  return ` until ${formatTime(`${hour}:${minute}`)}${dayText(nowMs, inDays)}`;
}

/** A pause in words: 'Orders are paused until 3:30 PM (the power is out)'. */
export const pauseText = (nowMs: number, { reason, until }: Pause): string =>
  `Orders are paused${until === null ? '' : untilText(nowMs, until)}${reason === null ? '' : ` (${reason})`}`;

/** Why no order is taken at a moment, in words for the customer; null while orders are taken (C28, P10). */
export function whyNoOrders(nowMs: number, ordering: Ordering): string | null {
  const pause = pauseAt(nowMs, ordering);
  if (pause) return pauseText(nowMs, pause);
  const state = openState(nowMs, ordering);
  if (state.isOpen || !ordering.refuseWhenClosed) return null;
  const opens = opensText(nowMs, state);
  return opens === null ? 'Closed for now' : `Closed until ${opens}`;
}
