/** Shortest password of a customer (§5) and of staff (C39, P71). */
export const PASSWORD_MIN = { customer: 6, admin: 12 } as const;

/** Longer ones are refused, because hashing them would take too long. */
export const PASSWORD_MAX = 200;

/**
 * Returns the form in which passwords are hashed, measured and compared (C415): keyboards write é as one letter or as two.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** The longest password as it is typed: a letter with its marks has up to four units before it is normalised. */
export const TYPED_PASSWORD_MAX = 4 * PASSWORD_MAX;

/** Returns the problem of a new password, or null. Counts normalised characters, blanks included. */
export function passwordProblem(
  value: unknown,
  role: keyof typeof PASSWORD_MIN = 'customer',
): 'missing' | 'too-short' | 'too-long' | null {
  if (typeof value !== 'string' || value === '') return 'missing';
  const password = value.length > TYPED_PASSWORD_MAX ? value : normalisePassword(value);
  if (password.length > PASSWORD_MAX) return 'too-long';
  return [...password].length < PASSWORD_MIN[role] ? 'too-short' : null;
}

/** A one-time code has six characters; the field takes no more (§5, §9). Customers get digits, staff letters too (C39). */
export const OTP_LENGTH = 6;

/** Lifetime of a code, ms, and the number of wrong tries that void it (C1). */
export const OTP_LIFETIME_MS = 10 * 60 * 1000;
export const OTP_TRIES = 5;

/** Returns a typed code as it was mailed: without blanks and hyphens, in upper case (C39). */
export const cleanCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

/** A cleaned code. */
export const CODE_PATTERN = /^[0-9A-Z]{6}$/;

/** True for a code that only staff get: one with a letter (C39). */
export const isStaffCode = (typed: string): boolean => /[A-Z]/.test(cleanCode(typed));

/** Returns the problem of a typed code, or null. Codes are text: leading zeros count (C39). */
export function otpProblem(value: unknown): 'missing' | 'malformed' | null {
  if (typeof value !== 'string' || value.trim() === '') return 'missing';
  return CODE_PATTERN.test(cleanCode(value)) ? null : 'malformed';
}
