import { cleanRequests } from './text';

/** Maximum length of an e-mail address. */
export const EMAIL_MAX = 254;

/** The one rule for addresses, of forms, contract and settings: that of <input type="email">, with a dot in the domain. */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Returns the form in which an address is stored and compared: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Returns whether a value is an e-mail address (§5); ignores blanks around it. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email);
}

/**
 * Returns one form for all spellings of a mailbox: no `+tag`, for Gmail no dots (P45). Never show it or send mail to
 * it.
 */
export function emailIdentity(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf('@');
  if (at < 0) return normal;
  const host = normal.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const [mailbox = ''] = normal.slice(0, at).split('+');
  return `${host === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${host}`;
}

/** Maximum number of digits of a phone number (§5). */
export const PHONE_MAX = 10;

/** Fewer digits cause a warning, not a refusal (C30). */
export const PHONE_USUAL_MIN = 7;

const COUNTRY_CODE = '977';

export type PhoneReading =
  | { readonly ok: true; readonly digits: string; readonly isShort: boolean }
  | { readonly ok: false; readonly problem: 'missing' | 'not-numeric' | 'too-long' };

const asciiDigits = (text: string) =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Removes Nepal's prefix if it is written as one, or if the number is too long with it (C30). */
function withoutCountryCode(text: string): string {
  const prefix = ['+', '00'].map((sign) => sign + COUNTRY_CODE).find((sign) => text.startsWith(sign));
  if (prefix) return text.slice(prefix.length);
  return text.length > PHONE_MAX && text.startsWith(COUNTRY_CODE) ? text.slice(COUNTRY_CODE.length) : text;
}

/**
 * Reads a typed or pasted phone number: `+977 984-123 4567`, `(061) 456789`, Nepali digits. Returns at most ten digits
 * (§5), and marks a short number (C30). Another country's prefix is refused: without it the number would be another one.
 */
export function normalisePhone(value: unknown): PhoneReading {
  const bare = asciiDigits(String(value ?? '')).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const digits = withoutCountryCode(bare);
  if (digits === '') return { ok: false, problem: 'missing' };
  if (!/^[0-9]+$/.test(digits)) return { ok: false, problem: 'not-numeric' };
  if (digits.length > PHONE_MAX) return { ok: false, problem: 'too-long' };
  return { ok: true, digits, isShort: digits.length < PHONE_USUAL_MIN };
}

/**
 * Returns one form for all spellings of a phone number: no prefix of Nepal, no zero before an area code (C412). Null if it
 * is no number. Never show or call it.
 */
export function phoneIdentity(phone: string | null | undefined): string | null {
  const read = normalisePhone(phone);
  return read.ok ? read.digits.replace(/^0+(?=.)/, '') : null;
}

/** Contact data of an order, as the checkout sends it (§3). */
export interface Contact {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
}

/** An invalid field and the reason. */
export interface ContactProblem {
  readonly field: keyof Contact;
  readonly problem: string;
}

const phoneProblems = {
  missing: 'is required',
  'not-numeric': 'must be numeric',
  'too-long': 'must have at most 10 digits',
};

/** Returns name and address as one paragraph of plain text (P63) and the phone as digits (C30), or the first problem. */
export function readContact(given: Contact): Contact | ContactProblem {
  const fullName = cleanRequests(given.fullName);
  if (fullName === '') return { field: 'fullName', problem: 'is required' };
  const phone = normalisePhone(given.phone);
  if (!phone.ok) return { field: 'phone', problem: phoneProblems[phone.problem] };
  const address = cleanRequests(given.address);
  if (address === '') return { field: 'address', problem: 'is required' };
  return { fullName, phone: phone.digits, address };
}
