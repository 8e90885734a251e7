/** Noon of 20 November 2026 in Kathmandu: the shop is open. */
const NOON = Date.UTC(2026, 10, 20, 6, 15);

/** A clock that is a millisecond further each time it is read, so that no two orders are of the same moment. */
export function tickingClock(): () => number {
  let now = NOON;
  return () => {
    now += 1;
    return now;
  };
}
