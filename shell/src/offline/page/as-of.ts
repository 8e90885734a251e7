import { SHOP_ZONE } from '@storefront/shared/rules/kathmandu';

/**
 * Returns "14:05" of today or "20 November, 14:05" of another day, in the shop's time zone (P12). Making a format takes
 * a slow phone a tenth of a second, so none is made at import.
 */
export function timeText(at: number, now: number): string {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: SHOP_ZONE });
  const dayOf = format({ day: 'numeric', month: 'long' });
  const hour = format({ hour: '2-digit', minute: '2-digit' }).format(at);
  const [day, today] = [dayOf.format(at), dayOf.format(now)];
  return day === today ? hour : `${day}, ${hour}`;
}

/**
 * Returns "This is the menu as of 14:05." for a page that is called "The menu".
 *
 * @param at when the page was stored, ms since 1970
 */
export function asOf(part: string | undefined, at: number, now: number): string {
  const name = part?.startsWith('The ') ? `This is ${part.toLowerCase()}` : 'This page is';
  return `${name} as of ${timeText(at, now)}.`;
}
