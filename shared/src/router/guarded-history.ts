import { type Location, type NavigationType, parsePath, type To } from 'react-router-dom';
import type { ShopHistory } from './history';

/** A navigation that is about to happen. */
export interface Step {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
  readonly historyAction: NavigationType;
}

/** A part of the page that may block a navigation (C52). */
export interface Guard {
  readonly holds: (step: Step) => boolean;
  /** Receives a blocked navigation and the function that continues it. */
  readonly onHeld: (step: Step, takeIt: () => void) => void;
}

const locationOf = (to: To, from: Location, state: unknown): Location => ({
  ...from,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: 'next',
});

/**
 * A history whose navigations can be blocked. The browser reports Back and Forward after they happened, so they are
 * undone first.
 */
export function guardHistory(history: ShopHistory) {
  const guards = new Set<Guard>();
  let current = history.location;
  /** Number of navigations to let pass: one that undoes, or a blocked one that continues. */
  let passing = 0;

  function isHeld(nextLocation: Location, historyAction: NavigationType, takeIt: () => void): boolean {
    const step: Step = { currentLocation: current, nextLocation, historyAction };
    const guard = [...guards].find(({ holds }) => holds(step));
    guard?.onHeld(step, takeIt);
    return guard !== undefined;
  }

  function move(kind: 'push' | 'replace', to: To, state?: unknown): void {
    const action = kind.toUpperCase() as NavigationType;
    const takeIt = () => history[kind](to, state);
    if (!isHeld(locationOf(to, current, state), action, takeIt)) takeIt();
  }

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: (delta: number) => history.go(delta),
      push: (to: To, state?: unknown) => move('push', to, state),
      replace: (to: To, state?: unknown) => move('replace', to, state),
    },

    /** Adds a guard. @returns the function that removes it. */
    addGuard(guard: Guard): () => void {
      guards.add(guard);
      return () => void guards.delete(guard);
    },

    /** Subscribes to every navigation. @returns the unsubscribe function. */
    listen(onStep: (location: Location, action: NavigationType) => void): () => void {
      return history.listen(({ action, location, delta }) => {
        if (passing > 0) {
          passing -= 1;
          if (location.key === current.key) return;
        } else if (action === ('POP' as NavigationType) && delta) {
          const takeIt = () => {
            passing += 1;
            history.go(delta);
          };
          if (isHeld(location, action, takeIt)) {
            passing += 1;
            history.go(-delta);
            return;
          }
        }
        current = location;
        onStep(location, action);
      });
    },
  };
}

export type GuardedHistory = ReturnType<typeof guardHistory>;
