import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { whenIdle } from '@storefront/shared/lazy/when-idle';
import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { watchNear } from './watch-near';

/** A shelf that comes near waits so long for its cards, ms: one that a fling only passes gets none. */
const PASSING = 80;

/** The longest that cards are kept on a page that never rests, ms. */
const LONGEST = 2_000;

function soon(run: () => void): () => void {
  const timer = setTimeout(run, PASSING);
  return () => clearTimeout(timer);
}

/** Runs in idle time, but not while the focus is inside. @returns what calls it off */
function onceLeft(shelf: Element, run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = whenIdle(() => {
      if (!shelf.contains(document.activeElement)) return run();
      shelf.addEventListener('focusout', wait, { once: true });
      callOff = () => shelf.removeEventListener('focusout', wait);
    }, LONGEST);
  };
  wait();
  return () => callOff();
}

/** Shelves that were near the screen, by their first item, for as long as that is in the query cache. */
const near = new WeakSet<ClosetItem>();

interface Near {
  readonly ref: RefCallback<HTMLElement>;
  /** Whether the shelf is to have its cards. */
  readonly isNear: boolean;
}

/**
 * Whether a shelf is near the screen. Its cards come in a transition and go in idle time, so that neither holds up the
 * scrolling, and never while one of them has the focus. On the way back to the page it is what it was (P26).
 */
export function useNear(first: ClosetItem, isAtStart: boolean): Near {
  const [isNear, setIsNear] = useState(() => isAtStart || near.has(first));
  const ref = useCallback(
    (shelf: HTMLElement | null) => {
      if (!shelf) return;
      let callOff = () => {};
      const end = watchNear(shelf, (now) => {
        if (now) near.add(first);
        else near.delete(first);
        callOff();
        const settle = () => startTransition(() => setIsNear(now));
        callOff = now ? soon(settle) : onceLeft(shelf, settle);
      });
      return () => {
        callOff();
        end();
      };
    },
    [first],
  );
  return { ref, isNear };
}
