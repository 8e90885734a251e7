import { notify } from '@storefront/shared/toast';
import { type ComponentType, useCallback, useRef, useState } from 'react';

const FAILED = 'This part of the page could not be loaded. Please try again.';

/**
 * A part of a page that comes in a script of its own, when it is asked for. One that cannot be fetched is told in a
 * message and asked for anew the next time; through `lazy` it would take the page, or the whole frame, with it.
 *
 * @param load stable: defined outside of the component
 */
export function useLatePart<P>(load: () => Promise<ComponentType<P>>) {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const isAskedFor = useRef(false);

  const fetchPart = useCallback(async () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    try {
      const Part = await load();
      setPart({ Part });
    } catch (error) {
      isAskedFor.current = false;
      console.error('late part', error);
      notify.error(FAILED);
    }
  }, [load]);

  return { Part: part?.Part ?? null, fetchPart };
}
