/** A one-time code has six digits; the field takes no more (§5, C39). */
export const OTP_LENGTH = 6;

/** How long a code holds, and how often it may be mistyped before it is void (C1). */
export const OTP_LIFETIME_MS = 10 * 60 * 1000;
export const OTP_TRIES = 5;

/** What is wrong with a typed code, or null. Codes are text: leading zeros count (C39). */
export function otpProblem(value: unknown): 'missing' | 'malformed' | null {
  if (typeof value !== 'string' || value.trim() === '') return 'missing';
  return /^[0-9]{6}$/.test(value.trim()) ? null : 'malformed';
}
