import { hasRight } from '@storefront/shared/rules/rights';
import type { Namespace, Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Person } from '../http/person';

/** Messages that one window may send in this time; further ones are ignored. */
const MOST_MESSAGES = 30;
const WINDOW_MS = 10_000;

/** What a window sends: the order that it has open, or null. */
const message = z.object({
  _id: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/)
    .nullable(),
});

/** Which order a window of staff has open; null: none any more. */
export interface OpenOrder {
  /** Names the window while it is connected. */
  readonly window: string;
  /** Id and name of its person. */
  readonly user: string;
  readonly by: string;
  readonly _id: string | null;
}

interface WindowData {
  openOrder?: string | null;
}

interface Options {
  /** Room of all staff. */
  readonly room: string;
  readonly findSender: (cookie: string | undefined) => Promise<Person | null>;
  readonly nameOf: (userId: string) => Promise<string>;
  /** Stores that staff touched an order. See `touchOrder`. */
  readonly touch: (orderId: string) => Promise<'gone' | 'touched' | 'unchanged'>;
  /** Sends `order-changed` to staff. */
  readonly onTouched: (orderId: string) => void;
  readonly now: () => number;
  /** Runs work that no request waits for. */
  readonly run: (work: () => Promise<void>) => void;
}

/** Returns a function that is true for the first messages of each time window. */
function createCounter(now: () => number): () => boolean {
  let count = 0;
  let since = 0;
  return () => {
    if (now() - since >= WINDOW_MS) {
      count = 0;
      since = now();
    }
    count += 1;
    return count <= MOST_MESSAGES;
  };
}

/**
 * Tells the windows of staff which order the others have open (C231): `order-open` goes to all others, on every node.
 * Nothing is stored: each window repeats its message, also when `who-has-open` asks for it because a window connected.
 * The sender's session, role and right to see all orders are checked again for each message.
 */
export function shareOpenOrders(
  io: Pick<Server, 'of'>,
  { room, findSender, nameOf, touch, onTouched, now, run }: Options,
): void {
  const staff: Namespace = io.of('/');

  async function report(socket: Socket, id: string | null): Promise<void> {
    if (!socket.connected) return;
    const person = await findSender(socket.request.headers.cookie);
    if (person?.role !== 'admin') return void socket.disconnect(true);
    if (!hasRight(person.staffRole, 'seeOrders')) return;
    const data: WindowData = socket.data;
    const before = data.openOrder ?? null;
    const touched = id !== before ? [before, id].filter((each) => each !== null) : [];
    const results = await Promise.all(touched.map(async (each) => ({ each, result: await touch(each) })));
    if (results.some(({ each, result }) => each === id && result === 'gone')) return;
    data.openOrder = id;
    for (const { each, result } of results) if (result === 'touched') onTouched(each);
    const open: OpenOrder = { window: socket.id, user: person.id, by: await nameOf(person.id), _id: id };
    if (socket.connected) socket.to(room).emit('order-open', open);
  }

  async function leave(socket: Socket): Promise<void> {
    const { openOrder }: WindowData = socket.data;
    if (!openOrder) return;
    staff.to(room).emit('order-open', { window: socket.id, user: '', by: '', _id: null });
    if ((await touch(openOrder)) === 'touched') onTouched(openOrder);
  }

  staff.on('connection', (socket) => {
    const isAllowed = createCounter(now);
    let last: Promise<unknown> = Promise.resolve();
    /** Runs after the messages before it, so that the last message is the one that counts. */
    const inTurn = (work: () => Promise<void>) => {
      const next = last.then(work, work);
      last = next;
      run(() => next);
    };
    socket.on('order-open', (given: unknown) => {
      const read = message.safeParse(given);
      if (read.success && isAllowed()) inTurn(() => report(socket, read.data._id));
    });
    socket.on('disconnect', () => inTurn(() => leave(socket)));
    socket.to(room).emit('who-has-open');
  });
}
