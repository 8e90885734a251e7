/** What observers of the browser have in common. */
interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

/**
 * One observer for all elements that are watched for the same: of thousands, one each would cost more than what is seen.
 * It begins with the first element and ends with the last.
 *
 * @param create makes the observer, which tells `report` what it saw of an element
 */
export function sharedObserver<T>(create: (report: (element: Element, seen: T) => void) => Observer) {
  const listeners = new Map<Element, (seen: T) => void>();
  let observer: Observer | null = null;

  /** @returns what ends it */
  return function watch(element: Element, listener: (seen: T) => void): () => void {
    observer ??= create((seenOn, seen) => listeners.get(seenOn)?.(seen));
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
      if (listeners.size > 0) return;
      observer?.disconnect();
      observer = null;
    };
  };
}
