/** Noon of 20 November 2026 in Kathmandu: the shop is open. */
const NOON = Date.UTC(2026, 10, 20, 6, 15);

/** A clock that advances a millisecond at every read, so that no two orders have the same time. */
export function tickingClock(): () => number {
  let now = NOON;
  return () => {
    now += 1;
    return now;
  };
}
