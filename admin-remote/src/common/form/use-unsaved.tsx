import { useUnloadQuestion } from '@storefront/shared/hooks/use-unload-question';
import { useBlocker } from '@storefront/shared/router';
import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';

interface Unsaved {
  /** Closes the form; asks first if it holds unsaved values. */
  readonly close: () => void;
  /** The open question, or nothing. Render it outside of the `<form>`. */
  readonly question: ReactNode;
}

/**
 * Asks before unsaved values are lost (C172): on Cancel, Escape and ×, on another tab or page, also by "View" of a new
 * order, and before the window closes.
 *
 * @param onDiscard closes the form; called at once if nothing is unsaved.
 */
export function useUnsaved(isUnsaved: boolean, onDiscard: () => void): Unsaved {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname,
  );
  useUnloadQuestion(isUnsaved);
  const isLeaving = blocker.state === 'blocked';

  const keep = () => {
    setIsClosing(false);
    if (isLeaving) blocker.reset();
  };
  const discard = () => {
    setIsClosing(false);
    onDiscard();
    if (isLeaving) blocker.proceed();
  };
  return {
    close: () => (isUnsaved ? setIsClosing(true) : onDiscard()),
    question: (isClosing || isLeaving) && <DiscardQuestion onDiscard={discard} onKeep={keep} />,
  };
}
