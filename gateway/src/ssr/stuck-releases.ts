import type { ServerPage } from '../telemetry/server-counts';
import type { RenderFailure } from './render-failure';

/** After as many renderings in a row of one page that did not end, the release before stands in for all visitors (C490). */
export const MAX_STUCK_RENDERINGS = 3;

/** A page of a release with its route. */
export interface RenderedRoute extends ServerPage {
  readonly path: string;
}

/**
 * Remembers, until this process ends, the releases whose pages do not end on the server: an endless loop, a promise that
 * never settles, or all memory eaten. Browsers would freeze with them (C490).
 *
 * @param onStuck called once for each such release
 */
export function createStuckReleases(onStuck: (route: RenderedRoute) => void = () => {}) {
  const inARow = new Map<string, number>();
  const stuck = new Set<string>();
  const nameOf = ({ part, release, path }: RenderedRoute) => `${part}/${release} ${path}`;
  return {
    has: (part: string, release: string): boolean => stuck.has(`${part}/${release}`),
    /** How many there are. */
    get count() {
      return stuck.size;
    },
    worked: (route: RenderedRoute): void => void inARow.delete(nameOf(route)),
    failed(route: RenderedRoute, failure: RenderFailure): void {
      const { part, release } = route;
      if (!failure.isStuck || stuck.has(`${part}/${release}`)) return;
      const count = (inARow.get(nameOf(route)) ?? 0) + 1;
      inARow.set(nameOf(route), count);
      if (count < MAX_STUCK_RENDERINGS) return;
      stuck.add(`${part}/${release}`);
      onStuck(route);
    },
  };
}

export type StuckReleases = ReturnType<typeof createStuckReleases>;
