import { readRuntimeConfig } from '@storefront/shared/config';
import type { Socket } from 'socket.io-client';
import type { LinkState } from '../../common/link-state';

interface LinkHandlers {
  readonly onState: (state: LinkState) => void;
  /** The shop has a new order (§7 "Realtime", C42). */
  readonly onOrder: (id: string) => void;
  /** Staff changed an order, here or in another window. A server that does not tell is asked every minute. */
  readonly onChange: () => void;
  /** The connection stands; `isBack` when it stood before. */
  readonly onConnect: (isBack: boolean) => void;
}

/** So many failures in a row are no longer a hiccup. */
const MAX_FAILURES = 5;

/** After a refusal socket.io gives up; we ask again after this, ms. */
const RETRY_MS = 10_000;

const idOf = (order: unknown): string | null =>
  typeof order === 'object' && order !== null && '_id' in order && typeof order._id === 'string'
    ? order._id
    : null;

function follow(socket: Socket, { onState, onOrder, onChange, onConnect }: LinkHandlers): () => void {
  let wasLive = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    const isHiccup = socket.active && navigator.onLine && failures < MAX_FAILURES;
    onState(isHiccup ? 'reconnecting' : 'offline');
    clearTimeout(retry);
    if (!socket.active) retry = setTimeout(() => socket.connect(), RETRY_MS);
  };
  const goOffline = () => onState('offline');
  const comeBack = () => (socket.connected ? onState('live') : lost());

  socket.on('connect', () => {
    failures = 0;
    onState('live');
    onConnect(wasLive);
    wasLive = true;
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', () => {
    failures += 1;
    lost();
  });
  socket.on('new-order', (order: unknown) => {
    const id = idOf(order);
    if (id) onOrder(id);
  });
  socket.on('order-changed', onChange);
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);

  return () => {
    clearTimeout(retry);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    socket.close();
  };
}

/**
 * Keeps a socket open to the shop. Its library is fetched only now: nobody but staff needs it.
 *
 * @returns the function that closes it.
 */
export function openLink(handlers: LinkHandlers): () => void {
  let isClosed = false;
  let stop = () => {};
  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isClosed) return;
    const origin = readRuntimeConfig().apiOrigin || window.location.origin;
    stop = follow(io(origin, { path: '/socket.io', withCredentials: true }), handlers);
  };
  open().catch((error: unknown) => {
    console.error('live link', error);
    handlers.onState('offline');
  });
  return () => {
    isClosed = true;
    stop();
  };
}
