import { PAGE_BLOCKS } from '@storefront/shared/config';
import { lazyPart } from '@storefront/shared/lazy';
import { useLocation } from '@storefront/shared/router';
import { MESSAGE_EVENT } from '@storefront/shared/toast';
import { startTransition, useEffect, useState } from 'react';
import { storedAt } from '../offline/page/stored-at';
import type { PageOf } from '../remote-host/page-machine';
import { matchRoute } from '../routes/route-table';

const InteractionParts = lazyPart(async () => (await import('./InteractionParts')).InteractionParts);
const IdleParts = lazyPart(async () => (await import('./IdleParts')).IdleParts);

const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'focusin', 'storage', 'pageshow', MESSAGE_EVENT];

/** After this time, ms, the first page has loaded, and a prefetch takes no bandwidth from it. */
const IDLE_AFTER_MS = 6000;

/**
 * Loads what the first screen does not need. At the first message or interaction, here or in another tab: messages,
 * session and error watch; staff need them at once. Then too, or after some seconds: prefetch and offline parts; at
 * once on a page that starts without a network or from the offline cache, which has to say so, or with orders under way.
 */
export function DeferredParts({ pageOf }: { readonly pageOf: PageOf }) {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const [firstEvent, setFirstEvent] = useState<Event | null>(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const onInteraction = (event: Event) => {
      // `pageshow` also fires at the start of each page; only a page restored by the browser counts.
      if ((event as PageTransitionEvent).persisted !== false)
        // In a transition, so that the tap's own handler runs first.
        startTransition(() => setFirstEvent((first) => first ?? event));
    };
    if (document.getElementById(PAGE_BLOCKS.overrides)) setFirstEvent(new Event(PAGE_BLOCKS.overrides));
    for (const name of INTERACTIONS) window.addEventListener(name, onInteraction, { passive: true });
    const timer = setTimeout(
      setIdle,
      storedAt() || !navigator.onLine || 'orders' in document.documentElement.dataset ? 0 : IDLE_AFTER_MS,
      true,
    );
    return () => {
      for (const name of INTERACTIONS) window.removeEventListener(name, onInteraction);
      clearTimeout(timer);
    };
  }, []);
  const isStaff = route.mood === 'staff';
  return (
    <>
      {(firstEvent || isStaff) && <InteractionParts firstEvent={firstEvent} route={route} pageOf={pageOf} />}
      {(firstEvent || isIdle) && !isStaff && <IdleParts route={route} pageOf={pageOf} />}
    </>
  );
}
