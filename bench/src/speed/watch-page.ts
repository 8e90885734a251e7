/** Metrics that a page measures of its first visit; times in ms since the navigation. */
export interface PageMetrics {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  /** URL of the picture that was the largest paint; empty if it was text. */
  readonly lcpUrl: string;
  /** Description of the {@link lcp} element. */
  readonly lcpElement: string;
  /** Total blocking time: the part of tasks after the first paint above 50 ms each. */
  readonly tbt: number;
}

/** The data recorded in the page. */
interface Watch {
  lcp: number;
  lcpUrl: string;
  lcpElement: string;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Time from each input to the frame that shows its effect. */
  readonly interactions: number[];
}

/** Entry types that TypeScript's library lacks. */
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

/** Records paints, long tasks and inputs. Runs in the page before its own scripts. */
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

/** Returns what {@link watchPage} recorded of the first visit. Runs in the page. */
export function readPage(): PageMetrics {
  const watch = window.pageWatch;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!watch || !navigation || !paint) throw new Error('The page painted nothing.');
  const fcp = paint.startTime;
  const tbt = watch.longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const { lcp, lcpUrl, lcpElement } = watch;
  return { ttfb: navigation.responseStart, fcp, lcp, lcpUrl, lcpElement, tbt };
}

/** Returns the longest interaction since the last call, ms. Runs in the page. */
export function takeLongestInteraction(): number {
  const taken = window.pageWatch?.interactions.splice(0) ?? [];
  // The browser does not report shorter ones.
  return Math.max(16, ...taken);
}
