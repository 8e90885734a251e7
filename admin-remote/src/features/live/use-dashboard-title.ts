import { brand } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { useMatch } from '@storefront/shared/router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { departmentWords } from '../../common/department-words';
import { unseenCountAtom } from '../../common/fresh-orders';
import { useBoardDepartment } from '../../common/use-board-department';
import { useOrderCount } from '../../common/use-order-count';
import { waitingOrdersAtom } from '../../common/waiting-orders';

/** Time between two titles while it flashes, ms. */
const BEAT = 1_000;

/**
 * Sets the window title: the count of pending orders. Flashes the count of new ones until somebody uses the page, in
 * case the sound is off or blocked (P30); then the count of those that nobody touched, until somebody does (C230).
 */
export function useDashboardTitle(): void {
  const [unseen, setUnseen] = useAtom(unseenCountAtom);
  const waiting = useAtomValue(waitingOrdersAtom).length;
  const counted = useOrderCount('pending');
  const department = useBoardDepartment();
  const isBoard = useMatch(paths.admin('board')) !== null;
  const isRiders = useMatch(paths.admin('riders')) !== null;
  const isTables = useMatch(paths.admin('tables')) !== null;
  const place = isBoard ? 'Board' : isRiders ? 'Riders' : isTables ? 'Tables' : 'Dashboard';
  const name = department ? departmentWords[department] : place;
  const pending = counted && counted.count > 0 ? `(${counted.text}) ` : '';

  useEffect(() => {
    const calm = `${pending}${name} · ${brand.name}`;
    document.title = calm;
    if (unseen === 0 && waiting === 0) return;
    const loud =
      unseen > 0
        ? `● ${unseen} new order${unseen === 1 ? '' : 's'}`
        : `● ${waiting} ${waiting === 1 ? 'order waits' : 'orders wait'}`;
    document.title = loud;
    const flash = setInterval(() => {
      document.title = document.title === loud ? calm : loud;
    }, BEAT);
    return () => clearInterval(flash);
  }, [pending, name, unseen, waiting]);

  useEffect(() => {
    const seen = () => setUnseen(0);
    const signs = ['focus', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, seen);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, seen);
    };
  }, [setUnseen]);
}
