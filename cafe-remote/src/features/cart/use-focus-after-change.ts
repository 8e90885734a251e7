import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus at a line whose options were changed: the new line has another id, and another one again once the server
 * has answered, so React replaces its button.
 *
 * @param list the element that holds one child per line
 * @returns a function to call with the index of a line before it is replaced; with null when another line is next
 */
export function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
): (index: number | null) => void {
  const changed = useRef<number | null>(null);
  useEffect(() => {
    if (changed.current === null) return;
    const line = list.current?.children[Math.min(changed.current, lines.length - 1)];
    const button = line?.querySelector<HTMLElement>('[aria-haspopup]');
    if (document.activeElement === document.body) button?.focus();
    // A person who moved on meanwhile keeps their focus.
    else if (!list.current?.contains(document.activeElement)) changed.current = null;
  }, [lines, list]);
  return (index) => {
    changed.current = index;
  };
}
