import { render } from '@testing-library/react';
import { useInView } from './use-in-view';

const observers: FakeObserver[] = [];

class FakeObserver {
  watched: Element | null = null;
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push(this);
  }
  observe(element: Element) {
    this.watched = element;
  }
  disconnect() {
    this.watched = null;
  }
  report(...seen: boolean[]) {
    this.tell(seen.map((isIntersecting) => ({ isIntersecting })));
  }
}

const ownObserver = globalThis.IntersectionObserver;
beforeEach(() => {
  observers.length = 0;
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = ownObserver;
});

const watching = () => observers.filter(({ watched }) => watched);

function End({ onEnter, enabled }: { onEnter: () => void; enabled?: boolean }) {
  return <div ref={useInView(onEnter, { enabled })} />;
}

it('calls the newest callback when the element comes near, and not when it leaves', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender } = render(<End onEnter={first} />);
  rerender(<End onEnter={second} />);
  expect(watching()).toHaveLength(1);
  watching()[0]?.report(false);
  expect(second).not.toHaveBeenCalled();
  watching()[0]?.report(false, true);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

it('P27: reports an element that stays on the screen again after each load', () => {
  const { rerender } = render(<End onEnter={jest.fn()} enabled />);
  rerender(<End onEnter={jest.fn()} enabled={false} />);
  expect(watching()).toHaveLength(0);
  rerender(<End onEnter={jest.fn()} enabled />);
  expect(watching()).toHaveLength(1);
  expect(observers).toHaveLength(2);
});

it('disconnects the observer on unmount', () => {
  const { unmount } = render(<End onEnter={jest.fn()} />);
  unmount();
  expect(watching()).toHaveLength(0);
});
