import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { happyHoursOf, happyTexts } from '@storefront/shared/rules/happy-hours';

interface HappyHourWordsProps {
  /** Names of the categories on this menu: a happy hour of one that has no dish is not said. */
  readonly categories: readonly string[];
}

/** What runs now, in words: 'Happy hour: 20 % off Coffee until 5 PM'; nothing at other times (C274). */
export function HappyHourWords({ categories }: HappyHourWordsProps) {
  const now = useMinute();
  const { happyHours = [] } = useOrderingSettings();
  if (now === null) return null;
  const ofMenu = new Set(categories.flatMap((category) => happyHoursOf(category, happyHours)));
  const shown = happyHours.filter((hour) => ofMenu.has(hour));
  return <span>{happyTexts(shown, now).join('. ')}</span>;
}
