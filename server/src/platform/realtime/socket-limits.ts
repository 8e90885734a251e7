import { Failure } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { LRUCache } from 'lru-cache';
import type { Socket } from 'socket.io';

/** Handshakes of one network in a minute: after an outage all pages of a full cafe open theirs again, and some retry. */
export const HANDSHAKES_PER_NETWORK = 600;

/** Connections of one node. Each takes 5 kB before it is a socket of a page, and some 60 kB then (docs/scale.md). */
export const MOST_CONNECTIONS = 5_000;

/** CONNECT packets of one network in a minute: each page sends one per connection, or two. */
export const CONNECTS_PER_NETWORK = 2 * HANDSHAKES_PER_NETWORK;

/** CONNECT packets of one connection. Pages need one for each of the two namespaces. */
export const CONNECTS_PER_CONNECTION = 4;

/** Packets that one connection may send in ten seconds, of any kind. A window of staff sends some 30 at most (C231). */
export const PACKETS_PER_CONNECTION = 300;

/** Largest message or body of a client, bytes. Pages send a code and a key, or an id. */
export const MOST_PACKET_BYTES = 20_000;

const MINUTE_MS = 60_000;
const PACKET_WINDOW_MS = 10_000;

/** What the limits use of a connection of Engine.IO. */
interface Connection {
  readonly readyState: string;
  /** Closes it; what still arrives is ignored. */
  close(): void;
  on(event: 'packet', listener: () => void): unknown;
}

/** What the limits use of a socket that asks to join a namespace. */
interface Joining {
  readonly conn: Pick<Socket['conn'], 'readyState' | 'close'>;
}

/**
 * Returns whether one more of something is within the limit of its network. Counts in memory, on this node only, so that
 * a refused one costs neither a call of the database nor memory.
 *
 * @param most how many in a minute
 */
function countByNetwork(most: number, now: () => number): (address: string) => boolean {
  const counts = new LRUCache<string, number>({
    max: 10_000,
    ttl: MINUTE_MS,
    noUpdateTTL: true,
    perf: { now },
    ttlResolution: 0,
  });
  return (address) => {
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= most;
  };
}

/**
 * Returns whether another connection may open. Socket.IO keeps each handshake until it times out, so that without a
 * limit one visitor could fill the memory (P62).
 *
 * @param openConnections counts the connections that are open
 * @param now in milliseconds
 */
export function limitHandshakes(
  openConnections: () => number,
  now: () => number,
): (address: string) => boolean {
  const isWithin = countByNetwork(HANDSHAKES_PER_NETWORK, now);
  return (address) => openConnections() < MOST_CONNECTIONS && isWithin(address);
}

/** Closes the connection when it sends more packets than a page does; what it still sends is not read (P89). */
export function limitPackets(connection: Connection, now: () => number): void {
  let count = 0;
  let since = now();
  connection.on('packet', () => {
    if (now() - since >= PACKET_WINDOW_MS) {
      count = 0;
      since = now();
    }
    count += 1;
    if (count > PACKETS_PER_CONNECTION) connection.close();
  });
}

/** Runs the check of a CONNECT packet and returns its result. @throws Failure 429 without running it */
export type ConnectGate = <T>(socket: Joining, address: string, check: () => Promise<T>) => Promise<T>;

/**
 * Returns the gate before the checks of CONNECT packets, each of which reads the database (P89). The packets of a network
 * are checked one after the other, so that a flood of them waits for itself and not the shop; one whose client has gone
 * is not checked. A connection that sends too many is closed.
 *
 * @param isLimited whether the packets of a network are counted
 */
export function createConnectGate(now: () => number, isLimited: boolean): ConnectGate {
  const isWithin = countByNetwork(CONNECTS_PER_NETWORK, now);
  const counts = new WeakMap<Joining['conn'], number>();
  const turns = new Map<string, Promise<unknown>>();
  return ({ conn }, address, check) => {
    const count = (counts.get(conn) ?? 0) + 1;
    counts.set(conn, count);
    if (count > CONNECTS_PER_CONNECTION) conn.close();
    if (count > CONNECTS_PER_CONNECTION || (isLimited && !isWithin(address)))
      return Promise.reject(new Failure(429, 'Too many connections. Please try again in 1 minute.'));

    const network = networkOf(address);
    const checked = (turns.get(network) ?? Promise.resolve()).then(() => {
      if (conn.readyState !== 'open') throw new Error('The client has gone');
      return check();
    });
    const turn = checked
      .catch(() => {})
      .then(() => {
        if (turns.get(network) === turn) turns.delete(network);
      });
    turns.set(network, turn);
    return checked;
  };
}
