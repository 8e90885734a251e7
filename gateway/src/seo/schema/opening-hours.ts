import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import type { TimeRange } from '@storefront/shared/rules/opening-hours';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Most exceptions in a page: search engines return long before they are over. */
const EXCEPTIONS_SHOWN = 7;

/** Replaces 24:00, which schema.org does not have. */
const lastMinute = (closes: string) => (closes === '24:00' ? '23:59' : closes);

const hours = ({ opens, closes }: TimeRange) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes: lastMinute(closes),
});

/** Returns the weekly hours; days with the same range are one entry. */
function weekly({ weekly }: ShopSettings) {
  const daysByRange = new Map<string, string[]>();
  for (const [day, ranges] of weekly.entries()) {
    for (const range of ranges) {
      const key = JSON.stringify(hours(range));
      daysByRange.set(key, [...(daysByRange.get(key) ?? []), DAYS[day] ?? '']);
    }
  }
  return [...daysByRange].map(([key, dayOfWeek]) => ({ ...JSON.parse(key), dayOfWeek }));
}

/** A closed date opens and closes at midnight. */
const SHUT: readonly TimeRange[] = [{ opens: '00:00', closes: '00:00' }];

function special({ exceptions, zone }: ShopSettings, now: number) {
  const today = shopDate(now, zone);
  return Object.entries(exceptions)
    .filter(([date]) => date >= today)
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(0, EXCEPTIONS_SHOWN)
    .flatMap(([date, ranges]) =>
      (ranges.length > 0 ? ranges : SHUT).map((range) => ({
        ...hours(range),
        validFrom: date,
        validThrough: date,
      })),
    );
}

/** Returns the opening hours in local time, with future exceptions (C28, P13). */
export function openingHours(settings: ShopSettings, now: number) {
  const differing = special(settings, now);
  return {
    openingHoursSpecification: weekly(settings),
    ...(differing.length > 0 && { specialOpeningHoursSpecification: differing }),
  };
}
