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

/** The name of a month of the shop's calendar, counted from 1. */
export const monthName = (month: number): string => MONTHS[(month - 1) % 12] ?? '';

/** The shop's date at a moment as people read it, `4 May 2026`, wherever the reader is (P12). */
export function shopDay(moment: number | string): string {
  const { year, month, day } = wallClock(typeof moment === 'string' ? Date.parse(moment) : moment);
  return `${day} ${monthName(month)} ${year}`;
}
