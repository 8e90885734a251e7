/** What a page did while somebody scrolled through it. */
export interface ScrollSample {
  /** Time from one frame to the next while the page moved, ms. */
  readonly intervals: readonly number[];
  /** Lengths of the tasks that kept the page busy for more than 50 ms. */
  readonly longTasks: readonly number[];
}

export interface Way {
  /** How many pieces there are at its end. */
  readonly pieces: number;
  /** CSS px a second. */
  readonly speed: number;
}

/**
 * Scrolls down at one speed until so many pieces are there and the last of them is in sight. Waiting for the next page
 * of the list does not count; a list that does not go on for a minute is a failure. Runs in the page.
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
      throw new Error(`The catalogue ends at ${names.length} pieces of ${pieces}: "${end}"`);
    }
    top = window.scrollY;
  }
  for (const { duration } of watcher.takeRecords()) longTasks.push(duration);
  watcher.disconnect();
  return { intervals, longTasks };
}
