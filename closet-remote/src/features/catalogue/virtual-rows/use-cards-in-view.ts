import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';
import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { observeInView } from './observe-in-view';

/** A shelf that comes near waits so long for its cards, ms: one that a fling only passes gets none. */
const SHOW_DELAY_MS = 80;

/** The longest that cards are kept on a page that never rests, ms. */
const MAX_WAIT_MS = 2_000;

function afterDelay(run: () => void): () => void {
  const timer = setTimeout(run, SHOW_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Runs in idle time, but not while the focus is inside. @returns what calls it off */
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

/** Shelves that were near the screen, by their first item, for as long as that is in the query cache. */
const inView = new WeakSet<ClosetItem>();

interface CardVisibility {
  readonly ref: RefCallback<HTMLElement>;
  /** Whether the shelf is to have its cards. */
  readonly isInView: boolean;
}

/**
 * Whether a shelf is near the screen. Its cards come in a transition and go in idle time, so that neither holds up the
 * scrolling, and never while one of them has the focus. On the way back to the page it is what it was (P26).
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
