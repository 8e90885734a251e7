import { dropOrderKeys, setOrderOver } from '@storefront/shared/cart/followed-orders';
import { readRuntimeConfig } from '@storefront/shared/config';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { useEffect, useEffectEvent } from 'react';
import { io, type Socket } from 'socket.io-client';

interface LinkHandlers {
  /** The socket connected, or the order changed: read it again. */
  readonly onNews: () => void;
  /** Whether the socket hears of changes. */
  readonly onState: (isConnected: boolean) => void;
}

/** Delay before another try after the server refused, where socket.io gives up; ms. */
const RETRY_MS = 30_000;

function follow(socket: Socket, { onNews, onState }: LinkHandlers): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    onState(false);
    clearTimeout(retry);
    if (!socket.active) retry = setTimeout(() => socket.connect(), RETRY_MS);
  };
  const goOffline = () => onState(false);
  const comeBack = () => onState(socket.connected);

  socket.on('connect', () => {
    onState(true);
    onNews();
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);
  socket.on('order-changed', onNews);
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);

  return () => {
    clearTimeout(retry);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    socket.close();
  };
}

interface OrderFollowerProps extends LinkHandlers {
  readonly code: string;
  readonly linkKey: string | undefined;
  /** The order is or was under way. */
  readonly isFollowed: boolean;
  /** The order has ended. */
  readonly isOver: boolean;
  /** The order belongs to an account. */
  readonly isMember: boolean;
}

/**
 * Follows an order by socket while it is rendered (C197), and takes one that is over out of the strip (C193). Drops
 * the stored key of one that belongs to an account, once somebody is signed in (C471). Shows nothing.
 */
export function OrderFollower({
  code,
  linkKey,
  isFollowed,
  isOver,
  isMember,
  onNews,
  onState,
}: OrderFollowerProps) {
  const news = useEffectEvent(onNews);
  const state = useEffectEvent(onState);
  useEffect(() => {
    if (!isFollowed) return;
    const origin = readRuntimeConfig().apiOrigin || window.location.origin;
    const options = {
      path: '/socket.io',
      withCredentials: true,
      auth: { code, key: linkKey },
      reconnectionDelayMax: RETRY_MS,
      // Polling first would take four requests more, for every page that follows an order.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    };
    const handlers = { onNews: () => news(), onState: (isConnected: boolean) => state(isConnected) };
    return follow(io(`${origin}/order`, options), handlers);
  }, [isFollowed, code, linkKey]);
  useEffect(() => {
    setOrderOver(code, isOver);
  }, [isOver, code]);
  const isOwned = usePerson() !== null && isMember;
  useEffect(() => {
    if (isOwned) dropOrderKeys([code]);
  }, [isOwned, code]);
  return null;
}
