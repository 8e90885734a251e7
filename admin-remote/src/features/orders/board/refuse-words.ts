import { CANCEL_REASON_MAX } from '@storefront/shared/rules/orders';

/** Why staff refuse an order. */
export const REFUSAL_REASONS = {
  soldOut: 'Sold out',
  closing: 'We are closing',
  far: 'Too far for us',
  other: 'Other words',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;

const END = 'We could not take your order. You pay nothing.';

function soldOutText(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'something that you ordered is sold out today';
  const all = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  return `${all} ${names.length === 1 ? 'is' : 'are'} sold out today`;
}

/**
 * Returns the words that the customer reads (C228). A list of names that is too long becomes a number.
 *
 * @param names what is sold out
 */
export function refusalWords(reason: Exclude<RefusalReason, 'other'>, names: readonly string[]): string {
  if (reason === 'closing') return `Sorry, we are closing. ${END}`;
  if (reason === 'far') return `Sorry, your address is too far for us. ${END}`;
  const words = `Sorry, ${soldOutText(names)}. ${END}`;
  if (words.length <= CANCEL_REASON_MAX) return words;
  const short =
    names.length === 1 ? 'a dish that you ordered is' : `${names.length} things that you ordered are`;
  return `Sorry, ${short} sold out today. ${END}`;
}
