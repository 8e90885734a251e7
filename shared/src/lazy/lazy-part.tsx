import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** How long until a script that could not be fetched is asked for again, ms; twice as long each time, up to a minute. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * A component that comes in a script of its own, once it is rendered. Where the script cannot be fetched, it is asked
 * for again and the page stays as it is; React's `lazy` would take everything up to the next boundary with it, and
 * never ask again.
 *
 * @param waiting is shown until it is there
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the head of a module, as `lazy` is
  return function Late(props: P) {
    const [Part, setPart] = useState(() => known);

    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const ask = async (wait: number) => {
        try {
          known = await load();
          if (!isGone) setPart(() => known);
        } catch (error) {
          console.error('late part', error);
          if (!isGone) timer = setTimeout(ask, wait, Math.min(2 * wait, LONGEST_WAIT));
        }
      };
      void ask(FIRST_WAIT);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [Part]);

    return Part ? <Part {...props} /> : waiting;
  };
}
