/** Edges in the window, px. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that messages should not cover; the cost of each covered px². */
export interface Obstacle extends Edges {
  readonly cost: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 12;
/** Between the messages and a control. */
const GAP = 2;

const covered = (a: Edges, b: Edges): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns what it costs to cover these obstacles; 0 if the place is free. */
export const costOf = (place: Edges, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + covered(place, obstacle) * obstacle.cost, 0);

type Side = 'center' | 'end' | 'start';

/**
 * Returns the lowest place of this size that covers no obstacle; if there is none, the place that costs least. The
 * middle comes before the sides. `homeBottom` is the lowest bottom edge.
 */
export function findFreePlace(
  view: Edges,
  { width, height }: Size,
  homeBottom: number,
  obstacles: readonly Obstacle[],
): { readonly side: Side; readonly place: Edges } {
  const highest = view.top + MARGIN;
  const lowest = Math.max(highest, Math.min(homeBottom, view.bottom - MARGIN) - height);
  const tops = [lowest, ...obstacles.map(({ top }) => top - GAP - height), highest]
    .filter((top) => top >= highest && top <= lowest)
    .sort((a, b) => b - a);
  const lefts: Record<Side, number> = {
    center: (view.left + view.right - width) / 2,
    end: view.right - MARGIN - width,
    start: view.left + MARGIN,
  };
  const places = tops.flatMap((top) =>
    (['center', 'end', 'start'] as const).map((side) => {
      const left = lefts[side];
      const place = { left, top, right: left + width, bottom: top + height };
      return { side, place, cost: costOf(place, obstacles) };
    }),
  );
  return places.reduce((best, next) => (next.cost < best.cost ? next : best));
}
