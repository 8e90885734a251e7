import { randomInt } from 'node:crypto';

/** No letters that look or sound like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Returns a new random referral code; codes cannot be enumerated (P46). */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns a typed code in the spelling that is stored. */
export const normaliseReferralCode = (typed: string): string => typed.trim().toUpperCase();
