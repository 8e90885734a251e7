import { serverNow } from '@storefront/shared/api';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A list counts as used until this long after the last touch, key or pointer movement, ms. */
const REST_MS = 10_000;

const AGAIN_MS = 1_000;

const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'change'] as const;

/** Calls a function at each sign that somebody uses an element, before its own handlers. Returns how to stop. */
export function watchUse(element: Element, onUse: (sign: Event) => void): () => void {
  for (const sign of SIGNS) element.addEventListener(sign, onUse, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) element.removeEventListener(sign, onUse, { capture: true });
  };
}

/** True while a select in the element shows its options. Browsers without `:open` do not tell. */
function isChoosing(element: Element): boolean {
  try {
    return element.querySelector('select:open') !== null;
  } catch {
    return false;
  }
}

interface UseHandlers {
  /** Called at each sign of use, before the element's own handlers. */
  readonly onUse: () => void;
  /** Called when nobody has used the element for a while. Returns false to be called again in a second. */
  readonly onRest: () => boolean;
}

/** Reports when somebody uses an element, and when it rests. */
export function useWhileUsed(place: RefObject<HTMLElement | null>, handlers: UseHandlers): void {
  const onUse = useEffectEvent(handlers.onUse);
  const onRest = useEffectEvent(handlers.onRest);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let usedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const check = () => {
      const left = isChoosing(element) ? REST_MS : usedAt + REST_MS - serverNow();
      const wait = left > 0 ? left : onRest() ? null : AGAIN_MS;
      timer = wait === null ? undefined : setTimeout(check, wait);
    };
    const use = () => {
      usedAt = serverNow();
      timer ??= setTimeout(check, REST_MS);
      onUse();
    };
    const stop = watchUse(element, use);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [place]);
}
