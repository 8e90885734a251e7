import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { happyHoursOf, happyPercent } from '@storefront/shared/rules/happy-hours';
import { useCallback } from 'react';

/**
 * Returns the percent off a dish by its category, minute by minute; 0 for none (C274).
 *
 * @param at ISO 8601, the time that the order is for; absent: now
 */
export type FindHappyPercent = (
  item: { readonly category?: string | undefined },
  at?: string | null,
) => number;

/**
 * Returns a function that says how much less a dish costs. On a server and during hydration nothing does: pages are
 * cached, and the browser's clock decides.
 */
export function useHappyHours(): FindHappyPercent {
  const now = useMinute();
  const { happyHours } = useOrderingSettings();
  return useCallback(
    ({ category }, at) =>
      now === null || category === undefined
        ? 0
        : happyPercent(happyHoursOf(category, happyHours), at ? Date.parse(at) : now),
    [now, happyHours],
  );
}

/** Returns 'Happy hour: 20 % off'. */
export const happyText = (percent: number): string => `Happy hour: ${percent} % off`;
