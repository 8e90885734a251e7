import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';
import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { observeInView } from './observe-in-view';

/** Delay before cards render, ms: a group that scrolls past quickly gets none. */
const SHOW_DELAY_MS = 80;

/** Longest wait for idle time before cards are removed, ms. */
const MAX_WAIT_MS = 2_000;

function afterDelay(run: () => void): () => void {
  const timer = setTimeout(run, SHOW_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Runs in idle time, but not while the focus is inside. @returns a function that cancels it */
function onceIdleWithoutFocus(rows: Element, run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = runWhenIdle(() => {
      if (!rows.contains(document.activeElement)) return run();
      rows.addEventListener('focusout', wait, { once: true });
      callOff = () => rows.removeEventListener('focusout', wait);
    }, MAX_WAIT_MS);
  };
  wait();
  return () => callOff();
}

/** Row groups in view, by their first item. An entry lives as long as the item in the query cache. */
const inView = new WeakSet<ClosetItem>();

interface CardVisibility {
  readonly ref: RefCallback<HTMLElement>;
  /** True if the group renders its cards. */
  readonly isInView: boolean;
}

/**
 * Tells whether a row group is in view. Cards appear in a transition and disappear in idle time, so that neither
 * delays scrolling, and never while one has the focus. Remembers its state for the way back (P26).
 */
export function useCardsInView(first: ClosetItem, isAtStart: boolean): CardVisibility {
  const [isInView, setIsInView] = useState(() => isAtStart || inView.has(first));
  const ref = useCallback(
    (shelf: HTMLElement | null) => {
      if (!shelf) return;
      let callOff = () => {};
      const end = observeInView(shelf, (now) => {
        if (now) inView.add(first);
        else inView.delete(first);
        callOff();
        const apply = () => startTransition(() => setIsInView(now));
        callOff = now ? afterDelay(apply) : onceIdleWithoutFocus(shelf, apply);
      });
      return () => {
        callOff();
        end();
      };
    },
    [first],
  );
  return { ref, isInView };
}
