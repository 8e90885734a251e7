/**
 * A token bucket: holds up to `atOnce` tokens and refills `aSecond` tokens a second. The returned function takes a token
 * and returns whether there was one.
 *
 * @param now the clock, ms
 */
export function createTokenBucket(atOnce: number, aSecond: number, now: () => number): () => boolean {
  let left = atOnce;
  let at = now();
  return () => {
    const passed = Math.max(0, now() - at);
    at = now();
    left = Math.min(atOnce, left + (passed / 1000) * aSecond);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
