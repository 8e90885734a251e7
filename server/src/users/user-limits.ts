import type { Limit, OnLimited, RateLimiter } from '../platform/http/rate-limit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limits = {
  /** A cafe's guests share one address. */
  signUpFromAddress: { hits: 20, windowMs: HOUR },
  loginFromAddress: { hits: 100, windowMs: 15 * MINUTE },
  loginCodeFromAddress: { hits: 100, windowMs: 15 * MINUTE },
  /** Per account and network, like `resetOfAccount`, so that an attacker cannot lock another person out. */
  loginToAccount: { hits: 10, windowMs: 15 * MINUTE },
  referralFromAddress: { hits: 30, windowMs: 10 * MINUTE },
  /** Per account and network: other people's requests must not block a person (C102). */
  codeEachMinute: { hits: 1, windowMs: MINUTE },
  codeEachHour: { hits: 5, windowMs: HOUR },
  /** Per account from all networks: the codes that live at the same time. */
  codeOfAccount: { hits: 6, windowMs: 10 * MINUTE },
  /** Bounds the codes that can be guessed in a day. One network alone cannot use up the day of an account (C102). */
  codeEachDay: { hits: 8, windowMs: DAY },
  codeOfAccountEachDay: { hits: 24, windowMs: DAY },
  codeFromAddress: { hits: 30, windowMs: HOUR },
  /** Per account: each attempt with a live code costs as much as a login. */
  changeOfAccount: { hits: 20, windowMs: HOUR },
  /** Reads every order of the account. */
  exportOfAccount: { hits: 10, windowMs: HOUR },
  resetFromAddress: { hits: 60, windowMs: HOUR },
  resetOfAccount: { hits: 20, windowMs: HOUR },
} satisfies Record<string, Limit>;

/**
 * Rate limits of account calls, per network or account (P46, P55, P58, P59, P75). Each throws Failure 429. Those of
 * passwords and codes call `onLimited` once per window (P74).
 */
export function createUserLimits(limiter: RateLimiter) {
  return {
    signUp: (ip: string) => limiter.take(`sign-up:${ip}`, limits.signUpFromAddress),

    async login(ip: string, emailKey: string, onLimited: OnLimited) {
      await limiter.take(`login:${ip}`, limits.loginFromAddress, onLimited);
      await limiter.take(`login:${ip}:${emailKey}`, limits.loginToAccount, onLimited);
    },

    /** Codes of a login; those of one account are limited by the account itself (C297). */
    loginCode: (ip: string, onLimited: OnLimited) =>
      limiter.take(`login-code:${ip}`, limits.loginCodeFromAddress, onLimited),

    referral: (ip: string) => limiter.take(`referral:${ip}`, limits.referralFromAddress),

    /** Limits mails with codes; `account` is a user id, or an address that may have no account. */
    async code(ip: string, account: string) {
      await limiter.take(`code:${ip}`, limits.codeFromAddress);
      await limiter.take(`code-minute:${ip}:${account}`, limits.codeEachMinute);
      await limiter.take(`code-hour:${ip}:${account}`, limits.codeEachHour);
      await limiter.take(`code-day:${ip}:${account}`, limits.codeEachDay);
      await limiter.take(`code-account:${account}`, limits.codeOfAccount);
      await limiter.take(`code-account-day:${account}`, limits.codeOfAccountEachDay);
    },

    change: (userId: string, onLimited: OnLimited) =>
      limiter.take(`account-change:${userId}`, limits.changeOfAccount, onLimited),

    exportData: (userId: string) => limiter.take(`export:${userId}`, limits.exportOfAccount),

    async reset(ip: string, emailKey: string, onLimited: OnLimited) {
      await limiter.take(`reset-from:${ip}`, limits.resetFromAddress, onLimited);
      await limiter.take(`reset:${ip}:${emailKey}`, limits.resetOfAccount, onLimited);
    },
  };
}
