import { networkOf } from '@storefront/http/network-of';
import { LRUCache } from 'lru-cache';

/** How many at once, and how many a second in the long run. */
interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** Networks that are remembered; then the one seen longest ago is forgotten. */
const NETWORKS = 10_000;

/**
 * Returns whether one more request of an address is within the limits of its network and of all networks. Counts in memory,
 * so that a refused one costs nothing.
 *
 * @param now the clock, ms
 */
export function createNetworkLimit(
  perNetwork: Rate,
  inAll: Rate,
  now: () => number,
): (ip: string) => boolean {
  const bucket = ({ atOnce, aSecond }: Rate) => createTokenBucket(atOnce, aSecond, now);
  const networks = new LRUCache<string, () => boolean>({ max: NETWORKS });
  const all = bucket(inAll);
  return (ip) => {
    const network = networkOf(ip);
    const own = networks.get(network) ?? bucket(perNetwork);
    networks.set(network, own);
    return own() && all();
  };
}

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
