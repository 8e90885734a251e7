import { act } from '@testing-library/react';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const observers = new Set<FakeObserver>();

class FakeObserver {
  readonly targets = new Set<Element>();
  constructor(private readonly report: Report) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    observers.delete(this);
  }
  trigger(isIntersecting: boolean, targets = [...this.targets]) {
    this.report(targets.map((target) => ({ target, isIntersecting })));
  }
}

class FakeSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Replaces IntersectionObserver and ResizeObserver for every test of a file. Call it outside of the tests. */
export function fakeScroll(): void {
  beforeAll(() => {
    globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
    globalThis.ResizeObserver = FakeSizes;
  });
  beforeEach(() => observers.clear());
}

/** True for the end marker of a list; long lists observe their items too. */
const isEnd = (element: Element) => element.closest('[role="list"], ul') === null;

/** Returns whether a list observes its end. */
export const isWaitingForScroll = (): boolean =>
  [...observers].some(({ targets }) => [...targets].some(isEnd));

/** Reports all observed elements as in view. */
export const scrollToEnd = (): void =>
  act(() => {
    for (const observer of [...observers]) observer.trigger(true);
  });

/** Reports an element as out of view, or in view with `isNear`. */
export const scrollAway = (element: Element, isNear = false): void =>
  act(() => {
    for (const observer of [...observers])
      if (observer.targets.has(element)) observer.trigger(isNear, [element]);
  });
