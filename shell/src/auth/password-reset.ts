import { ApiError } from '@storefront/shared/api/api-error';
import { requestPasswordReset, resetPassword } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';

/** The two steps to a new password; each resolves to whether it succeeded (§7, §8). */
export const passwordReset = {
  async sendCode(email: string): Promise<boolean> {
    try {
      await requestPasswordReset(email);
    } catch (error) {
      console.error('reset code', error);
      notify.error(messages.account.resetMailFailed);
      return false;
    }
    notify.success(messages.account.resetMailSent);
    return true;
  },

  async setPassword(values: { email: string; otp: string; newPassword: string }): Promise<boolean> {
    try {
      await resetPassword(values);
    } catch (error) {
      console.error('reset', error);
      const isCode = error instanceof ApiError && error.status === 400;
      notify.error(isCode ? messages.account.invalidOtp : messages.account.somethingWrong);
      return false;
    }
    notify.success(messages.account.passwordReset);
    return true;
  },
};
