import { PAGE_BLOCKS } from '@storefront/shared/config';
import { late } from '@storefront/shared/lazy';
import { startTransition, useEffect, useState } from 'react';
import { keptAt } from '../offline/page/kept-at';
import type { ShopRoute } from '../routes/route-table';

const AwakeParts = late(async () => (await import('./AwakeParts')).AwakeParts);
const QuietParts = late(async () => (await import('./QuietParts')).QuietParts);

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'focusin', 'storage', 'pageshow'] as const;

/** By then a first page is long there, ms: what prepares the next visits takes nothing from this one. */
const QUIET = 6000;

/**
 * What attends every page: the messages at the bottom of the screen, and what keeps the session. In the shop both only
 * answer something that the visitor did, here or in another tab, so they are fetched at the first sign of life and not
 * with the first screen; staff also hear of new orders, and of other builds that their tab runs. What prepares the next
 * pages and visits comes then too, or once the page has been there for a while; at once where the page itself was kept
 * from an earlier visit and has to say so.
 */
export function Attendants({ route }: { readonly route: ShopRoute }) {
  const [sign, setSign] = useState<Event | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const wake = (event: Event) => {
      // Every page is shown once at its start; only one that comes back from the browser's memory missed something.
      if ((event as PageTransitionEvent).persisted !== false)
        // What answers to the tap itself comes first.
        startTransition(() => setSign((first) => first ?? event));
    };
    if (document.getElementById(PAGE_BLOCKS.overrides)) setSign(new Event(PAGE_BLOCKS.overrides));
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, wake, { passive: true });
    const timer = setTimeout(setQuiet, keptAt() ? 0 : QUIET, true);
    return () => {
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, wake);
      clearTimeout(timer);
    };
  }, []);
  const isStaff = route.mood === 'staff';
  return (
    <>
      {(sign || isStaff) && <AwakeParts wokenBy={sign} route={route} />}
      {(sign || isQuiet) && !isStaff && <QuietParts route={route} />}
    </>
  );
}
