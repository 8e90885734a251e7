/** Adds up how far the page moves under the reader; runs in the page before anything of it. */
export function watchShifts(): void {
  const found = { shift: 0, moved: [] as string[] };
  Object.assign(window, { layoutShifts: found });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()} “${node.textContent?.slice(0, 40)}”` : '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
      found.shift += value;
      found.moved.push(...sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface Shifts {
  /** Cumulative layout shift; 0 where nothing moved. */
  readonly shift: number;
  /** What moved. */
  readonly moved: readonly string[];
}

/** What {@link watchShifts} has added up; runs in the page. */
export const readShifts = (): Shifts => (window as unknown as { layoutShifts: Shifts }).layoutShifts;
