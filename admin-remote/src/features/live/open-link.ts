import { readRuntimeConfig } from '@storefront/shared/config';
import type { Order } from '@storefront/shared/contract/entities/order';
import type { Socket } from 'socket.io-client';
import type { LinkState } from '../../common/link-state';

interface LinkHandlers {
  readonly onState: (state: LinkState) => void;
  /**
   * A new order was placed (§7 "Realtime", C42). Our server sends the order, an older one its id, and one that knows only
   * §7 nothing.
   */
  readonly onOrder: (id?: string, order?: Order) => void;
  /** Staff changed an order, here or elsewhere. For servers without this event the dashboard polls every minute. */
  readonly onChange: () => void;
  /** Staff changed the settings, or what is sold out, here or elsewhere (C164, C225). */
  readonly onSettings: () => void;
  /** A party sat down, called, moved or left, or staff answered it (C241). */
  readonly onTables: () => void;
  /** The socket connected; `isBack` is true for a reconnection. */
  readonly onConnect: (isBack: boolean) => void;
  /** The server's clock in ms, after each connection. A server that knows only §7 does not tell it (C230). */
  readonly onServerTime: (now: number) => void;
  /** Another window of staff opened or closed an order (C231). */
  readonly onOpenOrder: (news: unknown) => void;
  /** Another window connected and asks which orders are open. */
  readonly onWhoHasOpen: () => void;
}

/** An open link. */
export interface Link {
  /** Tells the other windows which order this one has open; null for none. Does nothing while disconnected. */
  readonly tellOpen: (id: string | null) => void;
  readonly close: () => void;
}

/** From this many failures in a row on, the state is offline. */
const MAX_FAILURES = 5;

/** Delay before another try after the server refused, where socket.io gives up, or the library did not load; ms. */
const RETRY_MS = 10_000;

/** What our server sends with `new-order`. */
interface Placed {
  readonly _id: string;
  readonly order?: Order;
}

const isPlaced = (news: unknown): news is Placed =>
  typeof news === 'object' && news !== null && '_id' in news && typeof news._id === 'string';

function follow(socket: Socket, handlers: LinkHandlers): Link {
  const { onState, onOrder, onChange, onSettings, onConnect } = handlers;
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
  socket.on('new-order', (news: unknown) => (isPlaced(news) ? onOrder(news._id, news.order) : onOrder()));
  socket.on('order-changed', onChange);
  socket.on('settings-changed', onSettings);
  socket.on('tables-changed', handlers.onTables);
  socket.on('server-time', (now: unknown) => {
    if (typeof now === 'number') handlers.onServerTime(now);
  });
  socket.on('order-open', handlers.onOpenOrder);
  socket.on('who-has-open', handlers.onWhoHasOpen);
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);

  return {
    tellOpen: (id) => {
      if (socket.connected) socket.emit('order-open', { _id: id });
    },
    close: () => {
      clearTimeout(retry);
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', comeBack);
      socket.close();
    },
  };
}

/** Opens a socket to the server. Loads the library on demand, because only staff need it, and again if that fails. */
export function openLink(handlers: LinkHandlers): Link {
  let isClosed = false;
  let link: Link | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isClosed) return;
    const origin = readRuntimeConfig().apiOrigin || window.location.origin;
    link = follow(io(origin, { path: '/socket.io', withCredentials: true }), handlers);
  };
  const tryOpen = () =>
    open().catch((error: unknown) => {
      console.error('live link', error);
      if (isClosed) return;
      handlers.onState('offline');
      retry = setTimeout(tryOpen, RETRY_MS);
    });
  void tryOpen();
  return {
    tellOpen: (id) => link?.tellOpen(id),
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      link?.close();
    },
  };
}
