import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a heading when a round was ordered: the button that had it is gone. @param rounds their number */
export function useFocusOnOrder(rounds: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current !== null && rounds > shown.current) heading.current?.focus();
    shown.current = rounds;
  }, [rounds]);
  return heading;
}
