import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';

/** A query client as a page carries it while orders are paused because the power is out (P10). */
export function clientWithPause() {
  const client = createQueryClient();
  const paused = { reason: 'the power is out', until: null };
  client.setQueryData(callKey('getSettings', {}), { ...DEFAULT_ORDERING_SETTINGS, paused });
  return client;
}
