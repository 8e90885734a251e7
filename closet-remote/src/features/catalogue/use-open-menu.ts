import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a menu stays after the pointer has left it (§9), in ms. */
const HIDE_DELAY = 300;

interface OpenMenu {
  readonly category: ClosetCategory;
  /** A pointer that hovers, or a press of mouse, finger or key. */
  readonly by: 'hover' | 'press';
}

/**
 * Which menu of the shop's navigation is open: one at most. Escape closes it, and so does a press outside.
 *
 * @param bar the navigation: everything outside of it is outside.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!menu) return;
    const pressKey = (event: KeyboardEvent) => event.key === 'Escape' && setMenu(null);
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setMenu(null);
    };
    document.addEventListener('keydown', pressKey);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', pressKey);
      document.removeEventListener('pointerdown', press);
    };
  }, [menu, bar]);

  const show = (next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setMenu(next);
  };

  return {
    menu,
    hover: (category: ClosetCategory) => show({ category, by: 'hover' }),
    /** Hides it soon, unless a pointer comes back (§2). */
    leave: () => {
      timer.current = setTimeout(() => setMenu(null), HIDE_DELAY);
    },
    press: (category: ClosetCategory) => show({ category, by: 'press' }),
    close: () => show(null),
  };
}
