import { isClockChecked, onClockChange } from '@storefront/shared/api';
import { useSyncExternalStore } from 'react';
import { type OrderingNews, orderingNews } from '../rules/opening-hours';
import { useMinute } from './use-minute';
import { useOrderingSettings } from './use-ordering-settings';

/**
 * Returns why orders wait right now, by the shop's clock (C28, P10); null while they do not, on a server and during
 * hydration. Refuses nothing before the server has told its time: the clock of a phone may be wrong (C422).
 *
 * @param hasFood false for clothes only
 * @param shouldLoad see {@link useOrderingSettings}
 */
export function useOrderingNews(hasFood: boolean, shouldLoad = false): OrderingNews | null {
  const now = useMinute();
  const ordering = useOrderingSettings(shouldLoad);
  const isChecked = useSyncExternalStore(onClockChange, isClockChecked, () => false);
  const news = now === null ? null : orderingNews(now, ordering, hasFood);
  return news && { ...news, refuses: news.refuses && isChecked };
}
