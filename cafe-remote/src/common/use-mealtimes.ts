import type { Product } from '@storefront/shared/contract/entities/product';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { backText, isServed, mealtimeOf, mealtimeText } from '@storefront/shared/rules/mealtimes';
import { useCallback } from 'react';

/** When a dish that is not served now is served. */
export interface NotServed {
  /** 'Served 7 AM to 11 AM' */
  readonly hours: string;
  /** 'Back at 7 AM tomorrow' */
  readonly back: string;
}

/** Returns when a dish is served if it is not served now; null if it is. */
export type FindNotServed = (dish: Pick<Product, 'category' | 'mealtime'>) => NotServed | null;

/**
 * Returns a function that says, minute by minute, when a dish is served (C264). On a server and during hydration every
 * dish is: pages are rendered for everybody and cached, and the browser's clock decides.
 *
 * @param shouldLoad see {@link useOrderingSettings}
 */
export function useMealtimes(shouldLoad = false): FindNotServed {
  const now = useMinute();
  const { mealtimes } = useOrderingSettings(shouldLoad);
  return useCallback(
    (dish) => {
      const mealtime = mealtimeOf(dish, mealtimes);
      if (now === null || mealtime === null || isServed(mealtime, now)) return null;
      return { hours: mealtimeText(mealtime), back: backText(mealtime, now) };
    },
    [now, mealtimes],
  );
}
