import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { GuardContext } from './guard-context';
import type { Step } from './guarded-history';

/** A step that is held back until the visitor decides. */
export type Blocker =
  | { readonly state: 'unblocked' }
  | {
      readonly state: 'blocked';
      readonly location: Location;
      /** Takes the step after all. */
      readonly proceed: () => void;
      /** Stays. */
      readonly reset: () => void;
    };

const unblocked: Blocker = { state: 'unblocked' };

/**
 * Holds steps inside the shop back while `shouldBlock` says so (C52). Leaving the site is the browser's matter:
 * listen for `beforeunload` as well.
 */
export function useBlocker(shouldBlock: boolean | ((step: Step) => boolean)): Blocker {
  const addGuard = useContext(GuardContext);
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  const holds = useEffectEvent((step: Step) =>
    typeof shouldBlock === 'function' ? shouldBlock(step) : shouldBlock,
  );
  useEffect(() => {
    const reset = () => setBlocker(unblocked);
    return addGuard?.({
      holds: (step) => holds(step),
      onHeld: ({ nextLocation }, takeIt) =>
        setBlocker({
          state: 'blocked',
          location: nextLocation,
          proceed: () => {
            reset();
            takeIt();
          },
          reset,
        }),
    });
  }, [addGuard]);
  return blocker;
}
