import { useQuery } from '@tanstack/react-query';
import type { ShopSettings } from '../contract/entities/shop-settings';
import { callQuery } from '../query/call-query';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '../rules/opening-hours';

/** How often a page that requests the settings reads them again, ms. */
const REFRESH_MS = 60_000;

const settings = callQuery('getSettings', {});

/**
 * Returns the ordering settings (C28), mealtimes (C263), happy hours (C274) and ways to pay (C280): the loaded ones, else the constants of §9.
 *
 * @param shouldLoad true requests the settings, again every minute: staff may end a pause early. False only reads the query cache, which spares the first screen a call.
 */
export function useOrderingSettings(
  shouldLoad = false,
): OrderingSettings & Pick<ShopSettings, 'mealtimes' | 'happyHours' | 'paymentMethods'> {
  return (
    useQuery({ ...settings, enabled: shouldLoad, refetchInterval: REFRESH_MS }).data ??
    DEFAULT_ORDERING_SETTINGS
  );
}
