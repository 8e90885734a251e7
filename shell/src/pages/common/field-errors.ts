import { messages } from '@storefront/shared/messages';
import { isEmail } from '@storefront/shared/rules/email';
import { passwordProblem } from '@storefront/shared/rules/password';

/** What is wrong with an e-mail address, for the person who typed it; nothing if it is one (§5). */
export function emailError(value: string): string | undefined {
  if (value.trim() === '') return messages.account.emailMissing;
  return isEmail(value) ? undefined : 'Please enter a whole e-mail address, like name@example.com';
}

/** What is wrong with a password (§5). */
export function passwordError(value: string): string | undefined {
  const problem = passwordProblem(value);
  if (problem === null) return undefined;
  return problem === 'too-long'
    ? 'Password must have at most 200 characters'
    : messages.account.passwordTooShort;
}

/** Only the entries that hold an error. */
export function onlyErrors<Name extends string>(
  checked: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(checked).filter(([, error]) => error)) as Partial<
    Record<Name, string>
  >;
}
