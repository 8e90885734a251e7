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

/** Gives the focus of a button that goes to its place; else the keyboard would start again at the top of the page. */
export function leaveToPlace(control: HTMLElement | null): void {
  if (control && control === document.activeElement) control.closest<HTMLElement>('[tabindex]')?.focus();
}

/** The status of an order, or the undo of one that left. */
const CONTROLS = ['select', 'button, [tabindex]'];

/** Moves the focus to a neighbour when a place in the list goes while it has the focus. */
export function useLeaveFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const row = element.closest('tr, li');
      const near = row?.nextElementSibling ?? row?.previousElementSibling;
      const list = row?.closest<HTMLElement>('[tabindex]');
      const [control] = CONTROLS.flatMap((selector) => near?.querySelector<HTMLElement>(selector) ?? []);
      (control ?? list)?.focus({ preventScroll: true });
    };
  }, [place]);
}
