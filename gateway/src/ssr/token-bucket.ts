/**
 * So much at once, and so much a second in the long run; answers whether one more is within it. For work that visitors
 * can ask for without end.
 */
export function createAllowance(atOnce: number, aSecond: number, now: () => number): () => boolean {
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
