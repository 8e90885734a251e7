import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** Delay before the first retry of a failed load, ms; doubles each time, up to a minute. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/**
 * Returns a component that loads its script when it is first rendered. React's `lazy` would unmount everything up to
 * the next error boundary after a failed load, and never retry.
 *
 * @param fallback shown until the script is loaded; a function gets the props
 * @param onFailed called with the props when a load fails, instead of a retry; the next mount loads again
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode | ((props: P) => ReactNode) = null,
  onFailed?: (props: P) => void,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the head of a module, as `lazy` is
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known);
    const fail = useEffectEvent(() => onFailed?.(props));

    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout>;
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
      // In a task of its own: a tap that renders this part is painted first.
      timer = setTimeout(tryLoad, 0, FIRST_RETRY_MS);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [Part]);

    if (Part) return <Part {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
}
