import * as messages from '@storefront/shared/messages';
import { isEmail } from '@storefront/shared/rules/contact';
import {
  OTP_LENGTH,
  otpProblem,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
} from '@storefront/shared/rules/credentials';
import { secondFactorCodeKind } from '@storefront/shared/rules/second-factor';

/** Returns the error of a typed e-mail address; undefined if it is valid (§5). */
export function emailError(value: string): string | undefined {
  if (value.trim() === '') return messages.account.emailMissing;
  return isEmail(value) ? undefined : 'Please enter a whole e-mail address, like name@example.com';
}

type Role = Parameters<typeof passwordProblem>[1];

/** Returns the error of a password (§5); staff need a longer new one (C39). */
export function passwordError(value: string, role?: Role): string | undefined {
  const problem = passwordProblem(value, role);
  if (problem === null) return undefined;
  if (problem === 'too-long') return `Password must have at most ${PASSWORD_MAX} characters`;
  return role === 'admin' && value !== ''
    ? `Password must be at least ${PASSWORD_MIN.admin} characters long for staff`
    : messages.account.passwordTooShort;
}

/** Returns the error of a new password (§5). */
export const newPasswordError = (value: string, role?: Role): string | undefined =>
  value === '' ? messages.account.newPasswordMissing : passwordError(value, role);

/** Returns the error of a typed code: missing, or not six characters (§5, C39). */
export function otpError(value: string): string | undefined {
  const problem = otpProblem(value);
  if (problem === null) return undefined;
  return problem === 'missing' ? messages.account.otpMissing : `The code has ${OTP_LENGTH} characters`;
}

/** Returns the error of a typed code of a second factor (C297). */
export function secondFactorCodeError(
  value: string,
  kind: 'authenticator' | 'recovery' | 'any',
): string | undefined {
  if (value.trim() === '') return 'Please enter the code';
  const found = secondFactorCodeKind(value);
  if (found !== null && (kind === 'any' || found === kind)) return undefined;
  return kind === 'recovery' ? 'A recovery code has 16 letters and digits' : 'The code has 6 digits';
}

/** Returns only the entries with an error. */
export function onlyErrors<Name extends string>(
  checked: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(checked).filter(([, error]) => error)) as Partial<
    Record<Name, string>
  >;
}
