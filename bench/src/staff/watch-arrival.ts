/** Times of an order's arrival on the board, ms on the page's clock. */
interface Arrival {
  /** The event of the socket. */
  readonly eventAt: number;
  /** The frame with the card is painted. */
  readonly paintAt: number;
  /** Frames that began after the event, up to the one with the card; 1: the next frame shows it. */
  readonly frames: number;
  /** Durations of the tasks over 50 ms from the event until the lists are read again. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    orderEventAt?: number;
    /** Returns when each read of orders since {@link expectCard} ended. */
    readEnds?: () => number[];
    longTasks?: { readonly start: number; readonly duration: number }[];
    /** When the frame with the card was painted. */
    paintedCard?: Promise<number>;
    /** When each frame since {@link expectCard} began, until the card's. */
    framesSeen?: number[];
  }
}

/** Records the event of each new order, and long tasks. Runs in the page before its own scripts. */
export function watchEvents(): void {
  const found: { start: number; duration: number }[] = [];
  window.longTasks = found;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) found.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  window.readEnds = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/order/get?'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);

  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...own,
    set(this: WebSocket, handle: (event: MessageEvent) => void) {
      own?.set?.call(this, (event: MessageEvent) => {
        if (String(event.data).includes('"new-order"')) window.orderEventAt = performance.now();
        handle.call(this, event);
      });
    },
  });
}

/** Waits for a card that is not on the board yet. Runs in the page. */
export function expectCard(): void {
  const known = new Set([...document.querySelectorAll('article')].map(({ id }) => id));
  performance.clearResourceTimings();
  window.orderEventAt = Number.NaN;
  const frames: number[] = [];
  window.framesSeen = frames;
  let isPainted = false;
  const countFrames = () => {
    if (isPainted) return;
    frames.push(performance.now());
    requestAnimationFrame(countFrames);
  };
  requestAnimationFrame(countFrames);
  window.paintedCard = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if ([...document.querySelectorAll('article')].every(({ id }) => known.has(id))) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        isPainted = true;
        // The next task runs after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}

/** Whether the lists of orders are read and half a second has passed since. Runs in the page. */
export function isAtRest(): boolean {
  const ends = window.readEnds?.() ?? [];
  return ends.length > 0 && ends.every((end) => performance.now() - end > 500);
}

/** Returns the times of the card of {@link expectCard}. Runs in the page. */
export async function readArrival(): Promise<Arrival> {
  const paintAt = (await window.paintedCard) ?? Number.NaN;
  const eventAt = window.orderEventAt ?? Number.NaN;
  const longTasks = (window.longTasks ?? []).filter(({ start, duration }) => start + duration > eventAt);
  return {
    eventAt,
    paintAt,
    frames: (window.framesSeen ?? []).filter((at) => at > eventAt).length,
    longTasks: longTasks.map(({ duration }) => duration),
  };
}
