export interface Shifts {
  /** Cumulative layout shift; 0 where nothing moved. */
  readonly shift: number;
  /** What moved. */
  readonly moved: readonly string[];
}

/** An entry of the kind `layout-shift`, which TypeScript's own library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: Shifts;
  }
}

/** Adds up how far the page moves under the reader; runs in the page before anything of it. */
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

/** What {@link watchShifts} has added up; runs in the page. */
export function readShifts(): Shifts {
  if (!window.layoutShifts) throw new Error('Nobody watched the page.');
  return window.layoutShifts;
}
