import { type OrderingNews, orderingNews } from '../rules/opening-hours';
import { useMinute } from './use-minute';
import { useOrderingSettings } from './use-ordering-settings';

/**
 * Returns why orders wait right now, by the shop's clock (C28, P10); null while they do not, on a server and during
 * hydration.
 *
 * @param hasFood false for clothes only
 * @param shouldLoad see {@link useOrderingSettings}
 */
export function useOrderingNews(hasFood: boolean, shouldLoad = false): OrderingNews | null {
  const now = useMinute();
  const ordering = useOrderingSettings(shouldLoad);
  return now === null ? null : orderingNews(now, ordering, hasFood);
}
