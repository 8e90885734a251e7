import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../query/call-query';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '../rules/opening-hours';

const settings = callQuery('getSettings', {});

/**
 * When the shop takes orders (C28): the loaded settings, else the constants of §9.
 *
 * @param asks true loads the settings; the first screens do without.
 */
export function useOrderingSettings(asks = false): OrderingSettings {
  return useQuery({ ...settings, enabled: asks }).data ?? DEFAULT_ORDERING_SETTINGS;
}
