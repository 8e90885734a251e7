import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { isComposing } from '@storefront/shared/ui/is-composing';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Delay before a menu closes after the pointer left (§9), ms. */
const HIDE_DELAY = 300;

interface OpenMenu {
  readonly category: ClosetCategory;
  /** How it was opened: by a hovering pointer, or by a mouse, touch or key press. */
  readonly by: 'hover' | 'press';
}

/**
 * Tracks the open menu of the navigation, at most one. Escape and a press outside close it.
 *
 * @param bar the navigation element.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!menu) return;
    const pressKey = (event: KeyboardEvent) => event.key === 'Escape' && !isComposing(event) && setMenu(null);
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
    /** Closes the menu after a delay unless the pointer returns (§2). */
    leave: () => {
      timer.current = setTimeout(() => setMenu(null), HIDE_DELAY);
    },
    press: (category: ClosetCategory) => show({ category, by: 'press' }),
    close: () => show(null),
  };
}
