import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the next line after a line was deleted with its own button, because the button is gone with it;
 * after the last line, to the line before.
 *
 * @param list the element that holds one child per line
 * @param count number of lines
 * @returns a function to call with the index of a line before it is deleted
 */
export function useFocusAfterDelete(
  list: RefObject<HTMLElement | null>,
  count: number,
): (index: number) => void {
  const deleted = useRef<number | null>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const isShorter = count < countBefore.current;
    countBefore.current = count;
    const index = deleted.current;
    if (!isShorter || index === null) return;
    deleted.current = null;
    // A person who moved on meanwhile keeps their focus.
    if (document.activeElement !== document.body) return;
    const line = list.current?.children[Math.min(index, count - 1)];
    // The name first: a held Enter key must not delete one line after the other.
    (line?.querySelector('a') ?? line?.querySelector('button'))?.focus();
  }, [count, list]);
  return (index) => {
    deleted.current = index;
  };
}

/** Moves the focus to the title of the page when its last line was deleted. */
export function useFocusOnEmpty(title: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  const wasEmpty = useRef(true);
  useEffect(() => {
    const isNew = isEmpty && !wasEmpty.current;
    wasEmpty.current = isEmpty;
    if (isNew && document.activeElement === document.body) title.current?.focus();
  }, [isEmpty, title]);
}
