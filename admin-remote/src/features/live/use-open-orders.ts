import { serverNow } from '@storefront/shared/api';
import { readRuntimeConfig } from '@storefront/shared/config';
import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { openWindowsAtom, ownOpenOrderAtom } from '../../common/open-orders';
import type { Link } from './open-link';

/** A window tells again what it has open after this time, ms. */
const REPEAT_MS = 20_000;

/** A window that has not repeated its message for so long counts as closed: its node may have stopped. */
const LEASE_MS = 50_000;

/** What the server says that another window has open; null: nothing any more. */
interface OpenNews {
  readonly window: string;
  readonly user: string;
  readonly by: string;
  readonly _id: string | null;
}

const isOpenNews = (news: unknown): news is OpenNews =>
  typeof news === 'object' &&
  news !== null &&
  'window' in news &&
  typeof news.window === 'string' &&
  'by' in news &&
  typeof news.by === 'string' &&
  'user' in news &&
  typeof news.user === 'string' &&
  '_id' in news &&
  (news._id === null || typeof news._id === 'string');

export interface OpenOrdersLink {
  readonly link: RefObject<Link | null>;
  readonly onOpenOrder: (news: unknown) => void;
  readonly onWhoHasOpen: () => void;
  readonly onConnect: () => void;
}

/**
 * Tells the other windows of staff which order this one has open, and keeps what they tell (C231). Sends nothing to a
 * server that knows only §7.
 */
export function useOpenOrders(): OpenOrdersLink {
  const store = useStore();
  const link = useRef<Link | null>(null);
  const own = useAtomValue(ownOpenOrderAtom);
  const hasWindows = useAtomValue(openWindowsAtom).size > 0;

  useEffect(() => {
    const tell = () => readRuntimeConfig().ownServer && link.current?.tellOpen(own);
    tell();
    if (own === null) return;
    const timer = setInterval(tell, REPEAT_MS);
    return () => clearInterval(timer);
  }, [own]);

  useEffect(() => {
    if (!hasWindows) return;
    const timer = setInterval(() => {
      const windows = store.get(openWindowsAtom);
      const left = [...windows].filter(([, { until }]) => until > serverNow());
      if (left.length < windows.size) store.set(openWindowsAtom, new Map(left));
    }, REPEAT_MS);
    return () => clearInterval(timer);
  }, [hasWindows, store]);

  return useMemo(() => {
    const tellAgain = () => {
      const id = store.get(ownOpenOrderAtom);
      if (id !== null && readRuntimeConfig().ownServer) link.current?.tellOpen(id);
    };
    return {
      link,
      onConnect: tellAgain,
      onWhoHasOpen: tellAgain,
      onOpenOrder: (news) => {
        if (!isOpenNews(news)) return;
        const { window, _id, user, by } = news;
        const windows = new Map(store.get(openWindowsAtom));
        if (_id === null) windows.delete(window);
        else windows.set(window, { _id, user, by, until: serverNow() + LEASE_MS });
        store.set(openWindowsAtom, windows);
      },
    };
  }, [store]);
}
