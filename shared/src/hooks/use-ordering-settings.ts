import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../query/call-query';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '../rules/opening-hours';

const settings = callQuery('getSettings', {});

/**
 * Returns the ordering settings (C28): the loaded ones, else the constants of §9.
 *
 * @param shouldLoad true requests the settings; false only reads the query cache, which spares the first screen a call.
 */
export function useOrderingSettings(shouldLoad = false): OrderingSettings {
  return useQuery({ ...settings, enabled: shouldLoad }).data ?? DEFAULT_ORDERING_SETTINGS;
}
