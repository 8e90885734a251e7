import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';
import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';
import { sendSeen } from './send-seen';

/** Not in development, where files change all the time under the same names. */
const canRegister = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Registers the service worker, and has it store each page that this tab shows (C132). */
export function RegisterWorker() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!canRegister()) return;
    return runWhenIdle(
      () => void sendSeen(pathname).catch((error) => console.error('Service worker', error)),
    );
  }, [pathname]);
  return null;
}
