import { serverNow } from '@storefront/shared/api';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchUse } from './use-while-used';

/** The page rests when nobody has touched it for this long, ms. */
const REST_MS = 2_000;

/**
 * Returns a value that changes only while the page rests, so that what it moves does not move under a finger (C168).
 *
 * @param name tells one value from another
 * @param own element whose use does not count
 */
export function useAtRest<T>(value: T, name: string, own: RefObject<Element | null>): T {
  const [shown, setShown] = useState(value);
  const usedAt = useRef(0);
  const show = useEffectEvent(() => setShown(value));

  useEffect(
    () =>
      watchUse(document.body, ({ target }) => {
        if (!(target instanceof Node && own.current?.contains(target))) usedAt.current = serverNow();
      }),
    [own],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name tells when there is another value
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const wait = usedAt.current + REST_MS - serverNow();
      if (wait > 0) timer = setTimeout(check, wait);
      else show();
    };
    check();
    return () => clearTimeout(timer);
  }, [name]);

  return shown;
}
