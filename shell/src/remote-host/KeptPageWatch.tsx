import { late } from '@storefront/shared/lazy';
import { useEffect, useState } from 'react';
import type { KeptPage, PageSlot } from './page-slot';

const KeptPageNotice = late(
  async () => (await import(/* webpackChunkName: "kept-page" */ './KeptPageNotice')).KeptPageNotice,
);

export interface KeptPageWatchProps {
  readonly slot: PageSlot;
  /** What a notice calls the page: "The menu". */
  readonly part: string;
}

/**
 * Hears of a page that stays as the server rendered it, and says so above it (C90). Its state is its own: to draw the
 * page's place anew would be to give up what stands there.
 */
export function KeptPageWatch({ slot, part }: KeptPageWatchProps) {
  const [kept, setKept] = useState<KeptPage | null>(null);
  useEffect(() => {
    slot.onKept = setKept;
    return () => {
      slot.isRendered = false;
    };
  }, [slot]);
  return kept && <KeptPageNotice slot={slot} part={part} kept={kept} onEnd={() => setKept(null)} />;
}
