/** The common part of IntersectionObserver and ResizeObserver. */
interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

/**
 * Shares one browser observer between all elements: one per element is slow for thousands. Creates it for the first
 * element and disconnects it after the last.
 *
 * @param create creates the observer; it calls `report` with an element and its new value.
 */
export function sharedObserver<T>(create: (report: (element: Element, seen: T) => void) => Observer) {
  const listeners = new Map<Element, (seen: T) => void>();
  let observer: Observer | null = null;

  /** @returns a function that stops observing. */
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
