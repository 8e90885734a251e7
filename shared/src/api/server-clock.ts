const SECOND = 1000;

/** The server's clock minus the clock of this device, ms. */
let ahead = 0;
let isChecked = false;
const listeners = new Set<() => void>();

/** Returns a moment of this device's clock, ms, by the server's clock. */
export const byServerClock = (at: number): number => at + ahead;

/** Returns the time by the server's clock, ms; by this device's clock until the server has answered once (C422). */
export const serverNow = (): number => byServerClock(Date.now());

/** Returns whether the server has answered once. Until then the clock of the device decides nothing (C422). */
export const isClockChecked = (): boolean => isChecked;

/** Calls the listener when the difference of the clocks has changed or becomes known. @returns the function that removes it */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Learns the difference of the clocks from an answer. The server wrote its date, in whole seconds, between sending and
 * arrival: a difference that fits stays as it is, so that the time never jumps for a second.
 *
 * @param date the header `Date`; undefined where a server of another origin does not show it
 * @param sentAt when the call was made, by the clock of this device, ms
 */
export function checkClock(date: unknown, sentAt: number): void {
  const before = { ahead, isChecked };
  const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const arrivedAt = Date.now();
  if (!Number.isNaN(at) && arrivedAt >= sentAt)
    ahead = Math.min(Math.max(ahead, at - arrivedAt), at + SECOND - sentAt);
  isChecked = true;
  if (before.ahead !== ahead || !before.isChecked) for (const listener of listeners) listener();
}
