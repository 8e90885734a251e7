import { Failure } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import type { Namespace, Server, Socket } from 'socket.io';
import { findNul } from '../http/find-nul';
import type { Person } from '../http/person';
import type { ConnectGate } from './socket-limits';

/** Namespace of the customers; staff use the default one, so that no event of theirs can reach a customer. */
export const FOLLOWERS = '/order';

/** Sockets of one order on this node: enough for a family, too few to tie up the server with one link. */
export const MOST_FOLLOWERS = 20;

/** Events for customers carry no data: the page reads the order again by `followOrder`, which checks again. */
interface FollowerEvents {
  'order-changed': () => void;
}

interface Claim {
  readonly code: string;
  readonly key: string | undefined;
  readonly userId: string | null;
}

/** Finds the order that a visitor may follow. @throws Failure 404 or 429, as `followOrder` answers */
export type FindFollowedOrder = (claim: Claim, ip: string) => Promise<{ readonly id: string }>;

interface Options {
  readonly findOrder: FindFollowedOrder;
  readonly findSender: (cookie: string | undefined) => Promise<Person | null>;
  /** The visitor's address of a handshake. */
  readonly addressOf: (socket: Socket) => string;
  /** Rooms that a session joins, so that its end closes the socket. */
  readonly roomsOf: (person: Person) => readonly string[];
  readonly gate: ConnectGate;
}

export interface Followers {
  readonly namespace: Namespace;
  /** Sends `order-changed` to whoever follows the order, on every node. */
  changed(orderId: string): void;
  /** Disconnects the sockets of this node that may not follow their order any more. */
  recheck(): Promise<void>;
}

const unreadable = { code: '', key: undefined };

/** Reads code and key as the call does; what the call would refuse names no order. */
function readClaim({ code, key }: Record<string, unknown>): Omit<Claim, 'userId'> {
  const params = calls.followOrder.params.safeParse({ code });
  const query = calls.followOrder.query.safeParse({ key });
  if (!params.success || !query.success || findNul([code, key])) return unreadable;
  return { code: params.data.code, key: query.data.key };
}

const tooMany = () => new Failure(429, 'Too many pages follow this order');

/**
 * Lets customers follow one order each: the handshake names its code and key (`auth`), and is checked by the rule and
 * limit of `followOrder` (C191, C197). A refused one gets the message of that call.
 */
export function acceptFollowers(
  io: Pick<Server, 'of'>,
  { findOrder, findSender, addressOf, roomsOf, gate }: Options,
): Followers {
  const namespace: Namespace<Record<string, never>, FollowerEvents> = io.of(FOLLOWERS);

  async function admit(socket: Socket): Promise<string[]> {
    const person = await findSender(socket.request.headers.cookie);
    const claim = { ...readClaim(socket.handshake.auth), userId: person?.id ?? null };
    const { id } = await findOrder(claim, addressOf(socket));
    return [id, ...(person ? roomsOf(person) : [])];
  }

  namespace.use((socket, next) => {
    gate(socket, addressOf(socket), () => admit(socket)).then(
      (rooms) => {
        const [id = ''] = rooms;
        if ((namespace.adapter.rooms.get(id)?.size ?? 0) >= MOST_FOLLOWERS) return next(tooMany());
        void socket.join(rooms);
        next();
      },
      (error: unknown) => next(error instanceof Failure ? error : new Error('unavailable')),
    );
  });

  return {
    namespace,
    changed: (orderId) => {
      namespace.to(orderId).emit('order-changed');
    },
    async recheck() {
      for (const socket of namespace.sockets.values()) {
        try {
          await admit(socket);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          socket.disconnect(true);
        }
      }
    },
  };
}
