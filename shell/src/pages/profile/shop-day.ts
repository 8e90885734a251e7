import { wallClock } from '@storefront/shared/rules/kathmandu';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the name of a month, counted from 1. */
export const monthName = (month: number): string => MONTHS[(month - 1) % 12] ?? '';

/** Formats a time as the shop's date, `4 May 2026`, in any time zone of the reader (P12). */
export function shopDay(moment: number | string): string {
  const { year, month, day } = wallClock(typeof moment === 'string' ? Date.parse(moment) : moment);
  return `${day} ${monthName(month)} ${year}`;
}
