import { brand } from '@storefront/shared/content';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { unseenCountAtom } from '../../common/fresh-orders';
import { useOrderCount } from '../../common/use-order-count';

/** Time between two titles while it flashes, ms. */
const BEAT = 1_000;

/**
 * Sets the window title: the count of pending orders. Flashes the count of new ones until somebody uses the page, in
 * case the sound is off or blocked (P30).
 */
export function useDashboardTitle(): void {
  const [unseen, setUnseen] = useAtom(unseenCountAtom);
  const counted = useOrderCount('pending');
  const pending = counted && counted.count > 0 ? `(${counted.text}) ` : '';

  useEffect(() => {
    const calm = `${pending}Dashboard · ${brand.name}`;
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
