import { randomInt } from 'node:crypto';

/** Nothing that reads like another letter when it is said aloud or written down. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A fresh referral code: random, so that nobody can count through them (P46). */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The spelling in which codes are stored, for what somebody typed. */
export const normaliseReferralCode = (typed: string): string => typed.trim().toUpperCase();
