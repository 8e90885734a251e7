import { emailIdentity, normalisePhone } from './contact';

/** Welcome bonus of 80 points: 50 at sign-up and 30 at the first completed order (§9, C18). */
export const WELCOME_AT_SIGN_UP = 50;
export const WELCOME_AT_FIRST_ORDER = 30;

/** Points for each side of a referral, after the friend's first order is completed (§9, C18). */
export const REFERRAL_POINTS = 50;

/** Paid referrals per person and calendar month; beyond it only the friend earns points (P45). */
export const REFERRALS_PER_MONTH = 10;

/** Points to credit. `key` is the same at each computation, so the ledger credits them once (C19). */
export interface Bonus {
  readonly kind: 'welcome-sign-up' | 'welcome-first-order' | 'referral-friend' | 'referral-referrer';
  readonly userId: string;
  readonly points: number;
  readonly key: string;
}

/** The data that identifies a person; the phone may come from their orders. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
}

const bonus = (kind: Bonus['kind'], userId: string, points: number, about = userId): Bonus => ({
  kind,
  userId,
  points,
  key: `${kind}:${about}`,
});

const phoneDigits = (phone: string | null | undefined) => {
  const read = normalisePhone(phone);
  return read.ok ? read.digits : null;
};

/** Returns whether two accounts are one person's: same account, same mailbox or same phone (C18, P45). */
export function isSelfReferral(friend: Person, referrer: Person): boolean {
  const phone = phoneDigits(friend.phone);
  return (
    friend.userId === referrer.userId ||
    emailIdentity(friend.email) === emailIdentity(referrer.email) ||
    (phone !== null && phone === phoneDigits(referrer.phone))
  );
}

/** Returns the bonuses at sign-up: the welcome points. A referral stays pending (C18). */
export const bonusesAtSignUp = (userId: string): readonly Bonus[] => [
  bonus('welcome-sign-up', userId, WELCOME_AT_SIGN_UP),
];

export interface FirstOrder {
  readonly buyer: Person;
  /** The person whose code the buyer used at sign-up, or null. */
  readonly referrer: Person | null;
  /** The referrer's paid referrals in this calendar month. */
  readonly referralsThisMonth: number;
}

/** Returns the bonuses of a person's first completed order: the rest of the welcome, and the referral (C18, P45). */
export function bonusesAtFirstCompletedOrder({
  buyer,
  referrer,
  referralsThisMonth,
}: FirstOrder): readonly Bonus[] {
  const due = [bonus('welcome-first-order', buyer.userId, WELCOME_AT_FIRST_ORDER)];
  if (!referrer || isSelfReferral(buyer, referrer)) return due;
  due.push(bonus('referral-friend', buyer.userId, REFERRAL_POINTS));
  if (referralsThisMonth < REFERRALS_PER_MONTH)
    due.push(bonus('referral-referrer', referrer.userId, REFERRAL_POINTS, buyer.userId));
  return due;
}
