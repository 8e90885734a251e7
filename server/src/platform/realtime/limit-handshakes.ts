import { networkOf } from '@storefront/http/network-of';
import { LRUCache } from 'lru-cache';

/** Handshakes of one network in a minute: after an outage all pages of a full cafe open theirs again, and some retry. */
export const HANDSHAKES_PER_NETWORK = 600;

/** Connections of one node. Each takes 5 kB before it is a socket of a page, and some 60 kB then (docs/scale.md). */
export const MOST_CONNECTIONS = 5_000;

const MINUTE_MS = 60_000;

/**
 * Returns whether another connection may open. Socket.IO keeps each handshake until it times out, so that without a
 * limit one visitor could fill the memory (P62). Counts on this node only: what is limited is its memory.
 *
 * @param openConnections counts the connections that are open
 * @param now in milliseconds
 */
export function limitHandshakes(
  openConnections: () => number,
  now: () => number,
): (address: string) => boolean {
  const counts = new LRUCache<string, number>({
    max: 10_000,
    ttl: MINUTE_MS,
    noUpdateTTL: true,
    perf: { now },
    ttlResolution: 0,
  });
  return (address) => {
    if (openConnections() >= MOST_CONNECTIONS) return false;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= HANDSHAKES_PER_NETWORK;
  };
}
