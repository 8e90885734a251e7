import { emailIdentity, normalisePhone } from './contact';

/** Welcome bonus of 80 points: 50 at sign-up and 30 at the first completed order (§9, C18). */
export const WELCOME_AT_SIGN_UP = 50;
export const WELCOME_AT_FIRST_ORDER = 30;

/** Each side of a referral gets as much, once the friend's first order is completed (§9, C18). */
export const REFERRAL_POINTS = 50;

/** Referrals that one person is paid for in a calendar month; beyond it only the friend is (P45). */
export const REFERRALS_PER_MONTH = 10;

/** A credit that falls due. `key` is the same however often it is decided, so the ledger takes it once (C19). */
export interface Bonus {
  readonly kind: 'welcome-sign-up' | 'welcome-first-order' | 'referral-friend' | 'referral-referrer';
  readonly userId: string;
  readonly points: number;
  readonly key: string;
}

/** What tells people apart; a phone may come from their orders. */
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
  const read = normalisePhone(phone ?? '');
  return read.ok ? read.digits : null;
};

/** Whether two accounts are one person's: same account, same mailbox under another spelling, or same phone (C18, P45). */
export function isSelfReferral(friend: Person, referrer: Person): boolean {
  const phone = phoneDigits(friend.phone);
  return (
    friend.userId === referrer.userId ||
    emailIdentity(friend.email) === emailIdentity(referrer.email) ||
    (phone !== null && phone === phoneDigits(referrer.phone))
  );
}

/** What falls due at sign-up: the welcome points. A referral stays pending (C18). */
export const bonusesAtSignUp = (userId: string): readonly Bonus[] => [
  bonus('welcome-sign-up', userId, WELCOME_AT_SIGN_UP),
];

export interface FirstOrder {
  readonly buyer: Person;
  /** Whose code the buyer signed up with, or null. */
  readonly referrer: Person | null;
  /** Referrals that the referrer was already paid for in this calendar month. */
  readonly referralsThisMonth: number;
}

/** What falls due when a person's first order is completed: the rest of the welcome, and the referral (C18, P45). */
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
