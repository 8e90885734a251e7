import { ApiError } from '@storefront/shared/api/api-error';
import { codeLimitText } from '@storefront/shared/api/code-limit';
import { requestPasswordReset, resetPassword } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { passwordError } from './forms/field-errors';

type ResetErrors = Partial<Record<'email' | 'otp' | 'newPassword', string>>;

const SENDING = 'reset-code';
const CHANGING = 'reset-password';

/** Maps a refusal to errors of the fields. A server that names none refuses the code (§8). */
function refusedFields(error: unknown, newPassword: string): ResetErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const refused = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  if (refused.newPassword)
    return { newPassword: passwordError(newPassword, 'admin') ?? `Password ${refused.newPassword}` };
  return refused.email ? { email: refused.email } : { otp: messages.account.invalidOtp };
}

/** The two steps to a new password (§7, §8). */
export const passwordReset = {
  /** @returns whether the code was sent */
  async sendCode(email: string): Promise<boolean> {
    try {
      await requestPasswordReset(email);
    } catch (error) {
      console.error('reset code', error);
      const { resetMailFailed } = messages.account;
      const limit = codeLimitText(error);
      notify.error(limit === null ? resetMailFailed : `${resetMailFailed}\n${limit}`, SENDING);
      return false;
    }
    notify.success(messages.account.resetMailSent, SENDING);
    return true;
  },

  /** @returns the errors of the fields, empty if no field is at fault; null if the password is changed */
  async setPassword(values: {
    email: string;
    otp: string;
    newPassword: string;
  }): Promise<ResetErrors | null> {
    try {
      await resetPassword(values);
    } catch (error) {
      console.error('reset', error);
      const errors = refusedFields(error, values.newPassword);
      const [message = messages.account.somethingWrong] = Object.values(errors);
      notify.error(message, CHANGING);
      return errors;
    }
    notify.success(messages.account.passwordReset, CHANGING);
    return null;
  },
};
