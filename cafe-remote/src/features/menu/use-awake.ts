import { oneByOne } from '@storefront/shared/lazy/one-by-one';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a dish has all of its parts. Those of the first screen have them from the start; the others are words in the
 * page that the server sends, and get theirs one after another once the browser has nothing better to do: a page with
 * every part of every dish takes a slow phone twice as long to draw.
 */
export function useAwake(isAtStart: boolean): boolean {
  const [isAwake, setIsAwake] = useState(isAtStart);
  useEffect(() => {
    if (!isAwake) return oneByOne(() => startTransition(() => setIsAwake(true)));
  }, [isAwake]);
  return isAwake;
}
