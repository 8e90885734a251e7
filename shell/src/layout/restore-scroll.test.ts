import { restoreScroll } from './restore-scroll';

let grow: () => void;
let end: () => void;
const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo.mockReset();
  const growing = new Set<() => void>();
  grow = () => {
    for (const received of growing) received();
  };
  window.ResizeObserver = class implements ResizeObserver {
    private readonly received = () => this.callback([], this);
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      growing.add(this.received);
    }
    unobserve() {}
    disconnect() {
      growing.delete(this.received);
    }
  };
  end = restoreScroll(800);
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

test('P26: restores the scroll position while the page still grows', () => {
  grow();
  grow();
  expect(scrollTo.mock.calls).toEqual([
    [0, 800],
    [0, 800],
    [0, 800],
  ]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('P26: stops after a %s', (kind) => {
  window.dispatchEvent(new Event(kind));
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('P26: does not scroll when the page grows later', () => {
  jest.advanceTimersByTime(2_000);
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
