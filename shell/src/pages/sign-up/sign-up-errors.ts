import { ApiError } from '@storefront/shared/api/api-error';
import * as messages from '@storefront/shared/messages';
import { emailError, onlyErrors, passwordError } from '../../auth/forms/field-errors';

export interface SignUpValues {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly entredReferalCode: string;
}

export type SignUpErrors = Partial<Record<keyof SignUpValues, string>>;

/** Returns the errors of a sign-up before it is sent (§5). */
export const signUpErrors = ({ fullName, email, password }: SignUpValues): SignUpErrors =>
  onlyErrors({
    fullName: fullName.trim() ? undefined : 'Please enter your full name',
    email: emailError(email),
    password: passwordError(password),
  });

/** Maps the server's refusal to errors of the fields (C40, C41); empty if it names no field. */
export function refusedFields(error: unknown): SignUpErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.status === 409) return { email: error.message };
  if (error.message === messages.account.referralInvalid) return { entredReferalCode: error.message };
  const fields = ['fullName', 'email', 'password', 'entredReferalCode'] as const;
  return Object.fromEntries(
    error.fields
      .filter(({ field }) => fields.some((name) => name === field))
      .map(({ field, message }) => [field, message]),
  );
}
