import type { User } from '@storefront/shared/contract/entities/user';
import { lazyPart } from '@storefront/shared/lazy';
import { personAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { signInHere } from './change-session';
import { useFollowTabs } from './use-follow-tabs';
import { useSessionScope } from './use-session-scope';
import { useSignInQuestion } from './use-sign-in-question';

const STILL_OUT = 'You are logged out. What you typed is still here; log in to go on.';

const SignInDialog = lazyPart(
  async () => (await import('./SignInDialog')).default,
  null,
  ({ onCancel }) => onCancel(),
);

export interface SessionKeeperProps {
  /** The interaction that loaded this component. */
  readonly firstEvent: Event | null;
}

/** Opens a login dialog over the page when the session has ended (P23), and follows other tabs (C31). */
export function SessionKeeper({ firstEvent }: SessionKeeperProps) {
  const scope = useSessionScope();
  const [question, isOpen] = useSignInQuestion(scope);
  const person = useAtomValue(personAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new person may be asked again
  useEffect(() => question.forgetRefusal(), [question, person]);

  const answerIfOpen = useCallback(
    (isSame: boolean) => {
      if (question.isOpen()) question.answer(isSame);
    },
    [question],
  );
  useFollowTabs(scope, firstEvent, answerIfOpen);

  const goOn = (back: User) => {
    const isOther = signInHere(scope, back);
    question.answer(!isOther);
    if (isOther)
      notify.info(`You are logged in as ${back.fullName} now. Nothing of the account before was sent.`);
  };
  const giveUp = useCallback(() => {
    question.answer(false);
    notify.error(STILL_OUT);
  }, [question]);

  if (!isOpen || !person) return null;
  return <SignInDialog person={person} onSignedIn={goOn} onCancel={giveUp} />;
}
