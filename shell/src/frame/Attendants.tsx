import { PAGE_BLOCKS } from '@storefront/shared/config';
import { late } from '@storefront/shared/late';
import { useEffect, useState } from 'react';
import type { ShopRoute } from '../routes/route-table';

const AwakeParts = late(async () => (await import('./AwakeParts')).AwakeParts);

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'focusin', 'storage', 'pageshow'] as const;

/**
 * What attends every page: the messages at the bottom of the screen, and what keeps the session. In the shop both only
 * answer something that the visitor did, here or in another tab, so they are fetched at the first sign of life and not
 * with the first screen; staff also hear of new orders, and of other builds that their tab runs.
 */
export function Attendants({ route }: { readonly route: ShopRoute }) {
  const [sign, setSign] = useState<Event | null>(null);
  useEffect(() => {
    const wake = (event: Event) => {
      // Every page is shown once at its start; only one that comes back from the browser's memory missed something.
      if ((event as PageTransitionEvent).persisted !== false) setSign((first) => first ?? event);
    };
    if (document.getElementById(PAGE_BLOCKS.overrides)) setSign(new Event(PAGE_BLOCKS.overrides));
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, wake, { passive: true });
    return () => {
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, wake);
    };
  }, []);
  if (!sign && route.mood !== 'staff') return null;
  return <AwakeParts wokenBy={sign} route={route} />;
}
