/** Digits that a phone number may have at most (§5). */
export const PHONE_MAX = 10;

/** Fewer digits than this are worth a warning, not a refusal (C30). */
export const PHONE_USUAL_MIN = 7;

const COUNTRY_CODE = '977';

export type PhoneReading =
  | { readonly ok: true; readonly digits: string; readonly isShort: boolean }
  | { readonly ok: false; readonly problem: 'missing' | 'not-numeric' | 'too-long' };

const asciiDigits = (text: string) =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Nepal's prefix goes when it is written as one, or when the number is too long without (C30). */
function withoutCountryCode(text: string): string {
  if (/^(?:\+|00)/.test(text))
    return text.replace(/^(?:\+|00)/, '').replace(new RegExp(`^${COUNTRY_CODE}`), '');
  return text.length > PHONE_MAX && text.startsWith(COUNTRY_CODE) ? text.slice(COUNTRY_CODE.length) : text;
}

/**
 * Reads a phone number as people type and paste it: `+977 984-123 4567`, `(061) 456789`, Nepali digits.
 * What is left are at most ten digits (§5); few of them are allowed and marked (C30).
 */
export function normalisePhone(value: unknown): PhoneReading {
  const bare = asciiDigits(String(value ?? '')).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  if (bare === '') return { ok: false, problem: 'missing' };
  if (!/^\+?[0-9]+$/.test(bare)) return { ok: false, problem: 'not-numeric' };
  const digits = withoutCountryCode(bare);
  if (digits === '') return { ok: false, problem: 'missing' };
  if (digits.length > PHONE_MAX) return { ok: false, problem: 'too-long' };
  return { ok: true, digits, isShort: digits.length < PHONE_USUAL_MIN };
}
