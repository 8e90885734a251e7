import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** How long until a failed load is tried again, ms; twice as long each time, up to a minute. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/**
 * Returns a component whose script is loaded when it is first rendered. React's `lazy` would take everything up to the
 * next boundary with it when a load fails, and never try again.
 *
 * @param fallback what to show until the script is there
 * @param onFailed called with the props when a load fails, instead of a retry; the next mount loads again
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
  onFailed?: (props: P) => void,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the head of a module, as `lazy` is
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known);
    const fail = useEffectEvent(() => onFailed?.(props));

    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const tryLoad = async (wait: number) => {
        try {
          known = await load();
          if (!isGone) setPart(() => known);
        } catch (error) {
          console.error('lazy part', error);
          if (isGone) return;
          if (onFailed) fail();
          else timer = setTimeout(tryLoad, wait, Math.min(2 * wait, LAST_RETRY_MS));
        }
      };
      void tryLoad(FIRST_RETRY_MS);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [Part]);

    return Part ? <Part {...props} /> : fallback;
  };
}
