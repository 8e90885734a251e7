/** Measurements of a page during scrolling. */
export interface ScrollSample {
  /** Times between frames during scrolling, ms. */
  readonly intervals: readonly number[];
  /** Lengths of tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

export interface Way {
  /** Number of items at the end. */
  readonly pieces: number;
  /** CSS px per second. */
  readonly speed: number;
}

/**
 * Scrolls down at constant speed until a number of items are loaded and the last one is visible. Does not count waiting
 * for the next page of the list. Fails if the list does not continue for a minute. Runs in the page.
 */
export async function scrollSteadily({ pieces, speed }: Way): Promise<ScrollSample> {
  const intervals: number[] = [];
  const longTasks: number[] = [];
  const names = document.querySelector('main')?.getElementsByTagName('h2');
  if (!names) throw new Error('There is no catalogue.');
  const watcher = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  watcher.observe({ type: 'longtask' });
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isThere = () => {
    const last = names[pieces - 1];
    return last !== undefined && last.getBoundingClientRect().top < window.innerHeight;
  };

  const longestWait = 60_000;
  let top = window.scrollY;
  let before = await nextFrame();
  let moved = before;
  for (let frame = 0; frame % 10 > 0 || !isThere(); frame += 1) {
    const now = await nextFrame();
    const interval = now - before;
    before = now;
    window.scrollBy(0, (speed * interval) / 1000);
    if (window.scrollY > top) {
      intervals.push(interval);
      moved = now;
    } else if (now - moved > longestWait) {
      const end = document.querySelector('main')?.textContent.slice(-80);
      throw new Error(`The catalogue ends at ${names.length} of ${pieces} items: "${end}"`);
    }
    top = window.scrollY;
  }
  for (const { duration } of watcher.takeRecords()) longTasks.push(duration);
  watcher.disconnect();
  return { intervals, longTasks };
}
