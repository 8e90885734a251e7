import type { User } from '@storefront/shared/contract/entities/user';
import { personAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react';
import { arrive } from './change-session';
import type { SignInDialogProps } from './SignInDialog';
import { useFollowTabs } from './use-follow-tabs';
import { usePlace } from './use-place';
import { useSignInQuestion } from './use-sign-in-question';

const STILL_OUT = 'You are logged out. What you typed is still here; log in to go on.';

/** Stands in for a dialog that cannot be fetched. */
function NoDialog({ onCancel }: SignInDialogProps) {
  useEffect(onCancel, [onCancel]);
  return null;
}

const SignInDialog = lazy(async (): Promise<{ default: ComponentType<SignInDialogProps> }> => {
  try {
    return await import('./SignInDialog');
  } catch {
    return { default: NoDialog };
  }
});

export interface SessionKeeperProps {
  /** The interaction that loaded this component. */
  readonly firstEvent: Event | null;
}

/**
 * Keeps the session of this tab: asks for the login over the page when it turns out to be over (P23), and follows what
 * happens in other tabs (C31).
 */
export function SessionKeeper({ firstEvent }: SessionKeeperProps) {
  const place = usePlace();
  const [question, isOpen] = useSignInQuestion(place);
  const person = useAtomValue(personAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes may be asked again
  useEffect(() => question.forgetRefusal(), [question, person]);

  const settle = useCallback(
    (isSame: boolean) => {
      if (question.isOpen()) question.answer(isSame);
    },
    [question],
  );
  useFollowTabs(place, firstEvent, settle);

  const goOn = (back: User) => {
    const isOther = arrive(place, back);
    question.answer(!isOther);
    if (isOther)
      notify.info(`You are logged in as ${back.fullName} now. Nothing of the account before was sent.`);
  };
  const giveUp = useCallback(() => {
    question.answer(false);
    notify.error(STILL_OUT);
  }, [question]);

  if (!isOpen || !person) return null;
  return (
    <Suspense>
      <SignInDialog person={person} onSignedIn={goOn} onCancel={giveUp} />
    </Suspense>
  );
}
