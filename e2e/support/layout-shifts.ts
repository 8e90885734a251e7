export interface Shifts {
  /** Cumulative layout shift; 0 if nothing moved. */
  readonly shift: number;
  /** The elements that moved. */
  readonly moved: readonly string[];
}

/** A `layout-shift` entry; TypeScript's library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: Shifts;
  }
}

/** Sums up the layout shifts. Runs in the page before its scripts. */
export function watchShifts(): void {
  const found = { shift: 0, moved: [] as string[] };
  window.layoutShifts = found;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()} “${node.textContent?.slice(0, 40)}”` : '';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      found.shift += value;
      found.moved.push(...sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of {@link watchShifts}. Runs in the page. Throws if nothing was recorded. */
export function readShifts(): Shifts {
  if (!window.layoutShifts) throw new Error('watchShifts did not run in this page.');
  return window.layoutShifts;
}
