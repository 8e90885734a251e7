import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';
import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';
import { sendSeen } from './send-seen';

/** Not in development, where files change all the time under the same names. */
const canRegister = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

async function storeVisit(pathname: string, prepare: RegisterWorkerProps['prepare']): Promise<void> {
  try {
    await sendSeen(pathname, await prepare());
  } catch (error) {
    console.error('Service worker', error);
  }
}

interface RegisterWorkerProps {
  /** Loads what any page needs without a network, and returns addresses of further scripts to store (C157). */
  readonly prepare: () => Promise<readonly string[]>;
}

/** Registers the service worker, and has it store each page that this tab shows (C132). */
export function RegisterWorker({ prepare }: RegisterWorkerProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (canRegister()) return runWhenIdle(() => void storeVisit(pathname, prepare));
  }, [pathname, prepare]);
  return null;
}
