import { whenIdle } from '@storefront/shared/lazy/when-idle';
import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';
import { keepSeen } from './keep-seen';

/** Only what was built for visitors is kept: a development server has other files every minute. */
const canKeep = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** Sees to it that pages which were seen open without a network; does nothing where a browser cannot. */
export function OfflineKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!canKeep()) return;
    return whenIdle(() => void keepSeen(pathname).catch((error) => console.error('offline', error)));
  }, [pathname]);
  return null;
}
