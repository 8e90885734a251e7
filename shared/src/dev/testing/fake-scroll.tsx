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

/** Stands in for the browser's observers of place and size in every test of a file. Call it outside of the tests. */
export function fakeScroll(): void {
  beforeAll(() => {
    globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
    globalThis.ResizeObserver = FakeSizes;
  });
  beforeEach(() => observers.clear());
}

/** The end of a list stands alone; what a list holds is watched too where it is long. */
const isEnd = (element: Element) => element.closest('[role="list"], ul') === null;

/** Whether a list waits for its end to come into view. */
export const isWaitingForScroll = (): boolean =>
  [...observers].some(({ targets }) => [...targets].some(isEnd));

/** Brings all that is watched into view. */
export const scrollToEnd = (): void =>
  act(() => {
    for (const observer of [...observers]) observer.trigger(true);
  });

/** Scrolls on until an element is far from the screen, or back until it is near. */
export const scrollAway = (element: Element, isNear = false): void =>
  act(() => {
    for (const observer of [...observers])
      if (observer.targets.has(element)) observer.trigger(isNear, [element]);
  });
