import { brand } from '@storefront/shared/content';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { unseenCountAtom } from '../../common/fresh-orders';
import { useOrderCount } from '../../common/use-order-count';

/** How long the title shows either face, ms. */
const BEAT = 1_000;

/**
 * The title of the window: how many orders are pending, and, until somebody touches the page, a flashing count of
 * those that came in, for when the sound is off or held back (P30).
 */
export function useDashboardTitle(): void {
  const [unseen, setUnseen] = useAtom(unseenCountAtom);
  const pending = useOrderCount('pending')?.count ?? 0;

  useEffect(() => {
    const calm = `${pending > 0 ? `(${pending}) ` : ''}Dashboard · ${brand.name}`;
    document.title = calm;
    if (unseen === 0) return;
    const loud = `● ${unseen} new order${unseen === 1 ? '' : 's'}`;
    document.title = loud;
    const flash = setInterval(() => {
      document.title = document.title === loud ? calm : loud;
    }, BEAT);
    return () => clearInterval(flash);
  }, [pending, unseen]);

  useEffect(() => {
    const seen = () => setUnseen(0);
    const signs = ['focus', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, seen);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, seen);
    };
  }, [setUnseen]);
}
