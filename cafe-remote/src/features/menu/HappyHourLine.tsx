import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { happyTexts } from '@storefront/shared/rules/happy-hours';
import { HappyHourRoom } from './happy-hour-room';

/** What runs now: 'Happy hour: 20 % off Coffee until 5 PM'; its room stays empty at other times (C274). */
export function HappyHourLine() {
  const now = useMinute();
  const { happyHours = [] } = useOrderingSettings();
  return (
    <HappyHourRoom role="status">{now !== null && happyTexts(happyHours, now).join('. ')}</HappyHourRoom>
  );
}
