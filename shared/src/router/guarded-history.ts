import { type Location, type NavigationType, parsePath, type To } from 'react-router-dom';
import type { ShopHistory } from './history';

/** A step that a visitor is about to take. */
export interface Step {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
  readonly historyAction: NavigationType;
}

/** Something on the page that may want to hold a step back (C52). */
export interface Guard {
  readonly holds: (step: Step) => boolean;
  /** Receives a step that was held, and what takes it after all. */
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
 * A history whose steps can be held back. A step of the browser's own buttons has happened by the time one hears of
 * it, so it is undone first.
 */
export function guardHistory(history: ShopHistory) {
  const guards = new Set<Guard>();
  let current = history.location;
  /** Steps to let pass unasked: one that undoes, or one that was held and is now taken. */
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

    /** Adds a guard; answers the function that takes it away. */
    addGuard(guard: Guard): () => void {
      guards.add(guard);
      return () => void guards.delete(guard);
    },

    /** Tells of every step taken; answers the function that stops listening. */
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
