import { readRuntimeConfig } from '@storefront/shared/config';
import type { Socket } from 'socket.io-client';
import type { LinkState } from '../../common/link-state';

interface LinkHandlers {
  readonly onState: (state: LinkState) => void;
  /** A new order was placed (§7 "Realtime", C42). The id is missing if the server sends none. */
  readonly onOrder: (id?: string) => void;
  /** Staff changed an order, here or elsewhere. For servers without this event the dashboard polls every minute. */
  readonly onChange: () => void;
  /** Staff changed the settings, here or elsewhere (C164). */
  readonly onSettings: () => void;
  /** The socket connected; `isBack` is true for a reconnection. */
  readonly onConnect: (isBack: boolean) => void;
}

/** From this many failures in a row on, the state is offline. */
const MAX_FAILURES = 5;

/** Delay before reconnecting after the server refused; socket.io itself gives up then, ms. */
const RETRY_MS = 10_000;

const idOf = (order: unknown): string | undefined =>
  typeof order === 'object' && order !== null && '_id' in order && typeof order._id === 'string'
    ? order._id
    : undefined;

function follow(
  socket: Socket,
  { onState, onOrder, onChange, onSettings, onConnect }: LinkHandlers,
): () => void {
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
  socket.on('new-order', (order: unknown) => onOrder(idOf(order)));
  socket.on('order-changed', onChange);
  socket.on('settings-changed', onSettings);
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
 * Opens a socket to the server. Loads the library on demand, because only staff need it.
 *
 * @returns a function that closes the socket.
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
