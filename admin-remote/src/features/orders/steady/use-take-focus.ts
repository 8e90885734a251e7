import { useStore } from 'jotai';
import { type RefObject, useLayoutEffect } from 'react';
import { focusOrderAtom } from './status-changes';

/** Focuses a new control of an order, if the control that it replaces had the focus (C168). */
export function useTakeFocus(id: string, control: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useLayoutEffect(() => {
    if (store.get(focusOrderAtom) !== id) return;
    store.set(focusOrderAtom, null);
    control.current?.focus({ preventScroll: true });
  }, [store, id, control]);
}

const CONTROLS = 'select, button, [tabindex]';

/** Moves the focus to a neighbour when a place in the list goes while it has the focus. */
export function useLeaveFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const row = element.closest('tr, li');
      const near = row?.nextElementSibling ?? row?.previousElementSibling;
      const list = row?.closest<HTMLElement>('[tabindex]');
      (near?.querySelector<HTMLElement>(CONTROLS) ?? list)?.focus({ preventScroll: true });
    };
  }, [place]);
}
