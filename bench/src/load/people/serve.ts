import { io } from 'socket.io-client';
import { pathOf } from '../../api/requests';
import { type Life, pick } from './life';
import { type RequestLog, requestsOf } from './request-log';
import type { Visitor } from './visitor';

/** Mean time between two steps of orders, ms. */
const WORKING_MS = 1_000;

interface Order {
  readonly _id: string;
  readonly status: string;
  readonly step?: string | null;
}

export interface Waiter {
  readonly session: string;
  /** From 0; each takes other orders than `count - 1` others. */
  readonly number: number;
  readonly count: number;
}

const NEXT: Readonly<Record<string, string>> = { accepted: 'preparing', preparing: 'ready' };

/** Opens the socket of the dashboard. Logs a connection that fails or breaks as an error. */
async function connect(address: string, session: string, log: RequestLog, onEvent: () => void) {
  const { at, ms, errors } = requestsOf(log, 'socket');
  const began = performance.now();
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `session=${session}` },
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', () => {
      at.push(Date.now());
      ms.push(performance.now() - began);
      resolve();
    });
    socket.once('connect_error', (error) => {
      errors.push(`socket: ${error.message}`);
      resolve();
    });
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') errors.push(`socket: ${reason}`);
  });
  socket.on('new-order', onEvent);
  socket.on('order-changed', onEvent);
  return socket;
}

/** Reads at each `again`; calls during a read cause one more. `end` resolves when the last one is over. */
function createRefetch(read: () => Promise<unknown>) {
  let isWanted = false;
  let reading: Promise<void> | null = null;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await read();
    }
    reading = null;
  };
  return {
    again: () => {
      isWanted = true;
      reading ??= run();
    },
    end: async () => reading,
  };
}

/** A member of staff: reads the list at each event, and takes their orders from lane to lane. */
export async function serve(
  address: string,
  visitor: Visitor,
  life: Life,
  log: RequestLog,
  { session, number, count }: Waiter,
): Promise<void> {
  const headers = { Cookie: `session=${session}`, Accept: 'application/json' };
  const list = () =>
    visitor.askApi<Order[]>('list of orders', {
      path: pathOf('listOrders', '?open=true&limit=100'),
      headers,
    });
  const change = (path: string, body: unknown) =>
    visitor.ask('change of an order', { method: 'PUT', path, headers, body });
  const isMine = ({ _id }: Order) => (_id.charCodeAt(1) + _id.charCodeAt(2)) % count === number;
  const refetch = createRefetch(list);
  const socket = await connect(address, session, log, refetch.again);
  while (!life.isOver()) {
    await life.think(WORKING_MS);
    if (life.isOver()) break;
    const mine = (await list())?.filter(isMine) ?? [];
    if (mine.length === 0) continue;
    const { _id, status, step } = pick(life, mine);
    const next = status === 'pending' ? 'accepted' : NEXT[step ?? ''];
    if (next) await change(pathOf('changeOrderStep').replace('{id}', _id), { step: next });
    else await change(pathOf('changeOrderStatus').replace('{id}', _id), { status: 'completed' });
  }
  socket.close();
  await refetch.end();
}
