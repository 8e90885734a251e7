import { hasOrderInVisit } from '@storefront/shared/cart/order-in-visit';
import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { rememberInvitation, wasInvited } from './memory';
import type { SignUpDialogProps } from './SignUpDialog';
import { whenAtRest } from './when-at-rest';

const ROBOTS = /bot|crawler|spider|lighthouse|preview/i;

const isRobot = () => ROBOTS.test(navigator.userAgent);
const hasOrder = () => hasOrderInVisit() || 'orders' in document.documentElement.dataset;
/** The page's own news come first: another dialog, an order of this visit, or one under way (C153). */
const hasOtherNews = () => document.querySelector('dialog[open]') !== null || hasOrder();

/**
 * The sign-up dialog of §2 Home: once per browser, for signed-out visitors, and never in a visit with an order (C153).
 * The dialog's script is loaded after the page; a failed load is ignored.
 */
export function Invitation() {
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const isGuest = useAtomValue(personAtom) === null;
  const [shown, setShown] = useState<{ Dialog: ComponentType<SignUpDialogProps> } | null>(null);
  const isInvited = isKnown && isGuest;

  useEffect(() => {
    if (!isInvited || isRobot() || wasInvited() || hasOrder()) return;
    let isHere = true;
    const cancel = whenAtRest(() => {
      import(/* webpackChunkName: "sign-up-dialog" */ './SignUpDialog').then(
        ({ SignUpDialog }) => {
          if (isHere && !hasOtherNews() && rememberInvitation()) setShown({ Dialog: SignUpDialog });
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
