import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { GuardContext } from './guard-context';
import type { Step } from './guarded-history';

/** A navigation that is blocked until the visitor decides. */
export type Blocker =
  | { readonly state: 'unblocked' }
  | {
      readonly state: 'blocked';
      readonly location: Location;
      /** Continues the navigation. */
      readonly proceed: () => void;
      /** Stays on the page. */
      readonly reset: () => void;
    };

const unblocked: Blocker = { state: 'unblocked' };

/**
 * Blocks navigations inside the shop while `shouldBlock` returns true (C52). For leaving the site listen for
 * `beforeunload` as well.
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
