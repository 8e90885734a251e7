import { act } from '@testing-library/react';

type Report = (entries: { isIntersecting: boolean }[]) => void;

const watched = new Map<object, Report>();

class FakeObserver {
  constructor(private readonly report: Report) {}
  observe() {
    watched.set(this, this.report);
  }
  disconnect() {
    watched.delete(this);
  }
}

/** Stands in for the browser's IntersectionObserver in every test of a file. Call it outside of the tests. */
export function fakeScroll(): void {
  beforeAll(() => {
    globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  });
  beforeEach(() => watched.clear());
}

/** Whether a list waits for its end to come into view. */
export const isWaitingForScroll = (): boolean => watched.size > 0;

/** Brings the ends of all lists into view. */
export const scrollToEnd = (): void =>
  act(() => {
    for (const report of [...watched.values()]) report([{ isIntersecting: true }]);
  });
