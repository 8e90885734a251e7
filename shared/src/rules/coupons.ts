import { formatDay } from './format-date-time';
import { shopDate } from './kathmandu';
import { formatRupees, type Paisa } from './money';

/** What a coupon takes off: a percent of the goods, or an amount (C275). One of both is null. */
export interface CouponAmount {
  /** Whole, 1 to 100. */
  readonly percent: number | null;
  readonly amountPaisa: Paisa | null;
}

/** A coupon, with the people and days that it is for. */
export interface CouponTerms extends CouponAmount {
  /** As `couponCode` returns it. */
  readonly code: string;
  /** The least that goods must come to after happy hours; null: any amount. */
  readonly minimumPaisa: Paisa | null;
  readonly isForFirstOrder: boolean;
  readonly isForMembers: boolean;
  /** The most orders of one person; null: any number. */
  readonly perPerson: number | null;
  /** The most orders of all people; null: any number. */
  readonly inTotal: number | null;
  /** First and last day in Nepal, `2026-11-20`; null: no limit. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly isActive: boolean;
}

/** Orders that have a coupon, cancelled and deleted ones left out. */
export interface CouponUses {
  readonly inTotal: number;
  /** Of the person who orders: of the account, a guest's by the phone; null if it is not known who orders. */
  readonly byPerson: number | null;
}

/** What must be known about a coupon to decide on it. */
export interface CouponFacts {
  /** Null: no coupon has the code. */
  readonly terms: CouponTerms | null;
  readonly uses: CouponUses;
  readonly isMember: boolean;
  /** The account or the phone has an order already, cancelled ones left out. */
  readonly hasOrdered: boolean;
}

/** The highest limit of uses. */
export const COUPON_USES_MAX = 1_000_000;

const CODE = /^[A-Z0-9-]{3,20}$/;

/** Returns a code as it is stored: capitals, no blanks around it. Null if no code can be like this. */
export function couponCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The same words for a code that nobody made and one that staff switched off: a guess tells nothing. */
export const UNKNOWN_CODE = 'This code is not valid.';

const USED_UP = 'This code has been used up.';
const USED_BY_PERSON = 'You have used this code already.';

/** Returns why one more order cannot have a coupon, as its limits say; null if it can. */
export function limitProblem(
  { perPerson, inTotal }: Pick<CouponTerms, 'perPerson' | 'inTotal'>,
  uses: CouponUses,
): string | null {
  if (inTotal !== null && uses.inTotal >= inTotal) return USED_UP;
  return perPerson !== null && uses.byPerson !== null && uses.byPerson >= perPerson ? USED_BY_PERSON : null;
}

/** Returns what goods, after happy hours, lack to the minimum of a coupon, in words; null if nothing. */
export function couponMinimumProblem(
  { minimumPaisa }: Pick<CouponTerms, 'minimumPaisa'>,
  goodsPaisa: Paisa,
): string | null {
  const missing = (minimumPaisa ?? 0) - goodsPaisa;
  return missing > 0 ? `Add ${formatRupees(missing)} more to use this code.` : null;
}

/** Noon, so that the day is the same in every zone near Nepal's. */
const dayText = (day: string) => formatDay(`${day}T06:00:00Z`);

/**
 * Returns why an order cannot have a coupon, as a sentence; null if it can (C275). The minimum comes last: it is what a
 * customer can change.
 *
 * @param goodsPaisa of the order after happy hours
 * @param now ms; a day of the shop decides, also for an order for later
 */
export function couponProblem(
  { terms, uses, isMember, hasOrdered }: CouponFacts,
  goodsPaisa: Paisa,
  now: number,
): string | null {
  if (!terms?.isActive) return UNKNOWN_CODE;
  const { validFrom, validUntil } = terms;
  const today = shopDate(now);
  if (validFrom !== null && today < validFrom) return `This code is valid from ${dayText(validFrom)}.`;
  if (validUntil !== null && today > validUntil) return `This code was valid until ${dayText(validUntil)}.`;
  if (terms.isForMembers && !isMember) return 'This code is for members. Log in to use it.';
  const limit = limitProblem(terms, uses);
  if (limit !== null) return limit;
  if (terms.isForFirstOrder && hasOrdered) return 'This code is for a first order.';
  return couponMinimumProblem(terms, goodsPaisa);
}
