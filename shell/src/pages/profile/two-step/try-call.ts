import { ApiError } from '@storefront/shared/api/api-error';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';

export type CallErrors = Readonly<Partial<Record<'password' | 'code', string>>>;

/**
 * Makes a call of the second factor. A refusal gives the errors of its fields; too many codes are an error of the code; any
 * other failure is shown as a message, without errors.
 */
export async function tryCall<T>(call: Promise<T>): Promise<{ readonly value: T } | CallErrors> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && error.fields.length > 0)
      return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
    if (error instanceof ApiError && error.status === 429) return { code: error.message };
    console.error('two-step login', error);
    const message = error instanceof ApiError && error.status === 409 ? error.message : null;
    notify.error(message ?? messages.account.somethingWrong, 'two-step');
    return {};
  }
}
