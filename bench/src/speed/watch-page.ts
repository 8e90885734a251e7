/** What a page tells of its own first visit; moments in ms since it was asked for. */
export interface PageFigures {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  /** The picture that was the largest paint; empty where it was text. */
  readonly lcpUrl: string;
  /** What {@link lcp} was, for a person to read. */
  readonly lcpElement: string;
  /** Blocking time: what long tasks after the first paint take beyond 50 ms each. */
  readonly tbt: number;
}

/** What the page itself keeps. */
interface Watch {
  lcp: number;
  lcpUrl: string;
  lcpElement: string;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Time from each input to the frame that shows what it did. */
  readonly interactions: number[];
}

/** Entries that TypeScript's own library does not know. */
interface LargestPaint extends PerformanceEntry {
  readonly url: string;
  readonly element: Element | null;
}
interface InputEvent extends PerformanceEntry {
  readonly interactionId: number;
}

declare global {
  interface Window {
    pageWatch?: Watch;
  }
}

/** Keeps what the browser reports of paints, long tasks and inputs; runs in the page before anything of it. */
export function watchPage(): void {
  const watch: Watch = { lcp: Number.NaN, lcpUrl: '', lcpElement: '', longTasks: [], interactions: [] };
  window.pageWatch = watch;
  const observe = (type: string, onEntries: (entries: PerformanceEntryList) => void, more = {}) =>
    new PerformanceObserver((list) => onEntries(list.getEntries())).observe({
      type,
      buffered: true,
      ...more,
    });

  observe('largest-contentful-paint', (entries) => {
    const last = entries.at(-1) as LargestPaint;
    watch.lcp = last.startTime;
    watch.lcpUrl = last.url;
    watch.lcpElement = last.element?.outerHTML.slice(0, 80) ?? '';
  });
  observe('longtask', (entries) => {
    for (const { startTime: start, duration } of entries) watch.longTasks.push({ start, duration });
  });
  observe(
    'event',
    (entries) => {
      for (const { interactionId, duration } of entries as InputEvent[])
        if (interactionId > 0) watch.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
}

/** What {@link watchPage} has kept of the first visit; runs in the page. */
export function readPage(): PageFigures {
  const watch = window.pageWatch;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!watch || !navigation || !paint) throw new Error('The page has painted nothing.');
  const fcp = paint.startTime;
  const tbt = watch.longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const { lcp, lcpUrl, lcpElement } = watch;
  return { ttfb: navigation.responseStart, fcp, lcp, lcpUrl, lcpElement, tbt };
}

/** The longest time from an input to what it showed since the last call, ms; runs in the page. */
export function takeLongestInteraction(): number {
  const taken = window.pageWatch?.interactions.splice(0) ?? [];
  // Shorter ones are not reported.
  return Math.max(16, ...taken);
}
