import { ApiError } from '@storefront/shared/api/api-error';
import { login } from '@storefront/shared/api/users';
import type { User } from '@storefront/shared/contract/entities/user';
import * as messages from '@storefront/shared/messages';
import { SESSION_MESSAGE } from '@storefront/shared/sign-out/session-mark';
import { notify } from '@storefront/shared/toast';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.account.somethingWrong;
  if (error.status === 401 || error.status === 400) return messages.account.invalidCredentials;
  return error.message || messages.account.somethingWrong;
}

/** Logs a person in and shows the messages of §8. Returns null if the server refuses. */
export async function logIn(credentials: Credentials): Promise<User | null> {
  try {
    const person = await login(credentials);
    notify.success(messages.account.loggedIn, SESSION_MESSAGE);
    return person;
  } catch (error) {
    console.error('login', error);
    notify.error(wordsFor(error), SESSION_MESSAGE);
    return null;
  }
}
