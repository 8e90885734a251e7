import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { rememberInvitation, wasInvited } from './memory';
import type { SignUpDialogProps } from './SignUpDialog';
import { whenAtRest } from './when-at-rest';

const ROBOTS = /bot|crawler|spider|lighthouse|preview/i;

const isRobot = () => ROBOTS.test(navigator.userAgent);
const isAnotherOpen = () => document.querySelector('dialog[open]') !== null;

/**
 * The sign-up dialog of §2 Home: once per browser, for signed-out visitors. The dialog's script
 * is loaded after the page; a failed load is ignored.
 */
export function Invitation() {
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const isGuest = useAtomValue(personAtom) === null;
  const [shown, setShown] = useState<{ Dialog: ComponentType<SignUpDialogProps> } | null>(null);
  const isInvited = isKnown && isGuest;

  useEffect(() => {
    if (!isInvited || isRobot() || wasInvited()) return;
    let isHere = true;
    const cancel = whenAtRest(() => {
      import(/* webpackChunkName: "sign-up-dialog" */ './SignUpDialog').then(
        ({ SignUpDialog }) => {
          if (isHere && !isAnotherOpen() && rememberInvitation()) setShown({ Dialog: SignUpDialog });
        },
        (error: unknown) => console.error('sign-up dialog', error),
      );
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [isInvited]);

  return isInvited && shown ? <shown.Dialog onClose={() => setShown(null)} /> : null;
}
