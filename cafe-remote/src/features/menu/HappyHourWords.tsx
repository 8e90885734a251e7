import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { happyTexts } from '@storefront/shared/rules/happy-hours';

/** What runs now, in words: 'Happy hour: 20 % off Coffee until 5 PM'; nothing at other times (C274). */
export function HappyHourWords() {
  const now = useMinute();
  const { happyHours = [] } = useOrderingSettings();
  return now !== null && <span>{happyTexts(happyHours, now).join('. ')}</span>;
}
