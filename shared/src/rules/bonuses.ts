import { emailIdentity, phoneIdentity } from './contact';

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

/** The data that identifies a person. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** Of all their orders and addresses. */
  readonly phones: readonly string[];
}

const bonus = (kind: Bonus['kind'], userId: string, points: number, about = userId): Bonus => ({
  kind,
  userId,
  points,
  key: `${kind}:${about}`,
});

/** Returns whether two accounts are one person's: same account, same mailbox or a phone in common (C18, P45). */
export function isSelfReferral(friend: Person, referrer: Person): boolean {
  const phones = new Set(referrer.phones.map(phoneIdentity));
  return (
    friend.userId === referrer.userId ||
    emailIdentity(friend.email) === emailIdentity(referrer.email) ||
    friend.phones.map(phoneIdentity).some((phone) => phone !== null && phones.has(phone))
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
