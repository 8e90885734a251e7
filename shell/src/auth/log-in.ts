import { ApiError } from '@storefront/shared/api/api-error';
import { loginWithCode, ticketIn } from '@storefront/shared/api/second-factor';
import { login } from '@storefront/shared/api/users';
import type { User } from '@storefront/shared/contract/entities/user';
import * as messages from '@storefront/shared/messages';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { SESSION_MESSAGE } from '@storefront/shared/sign-out/session-mark';
import { notify } from '@storefront/shared/toast';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A login whose password was right and that waits for a code (C297). */
export interface WaitingLogin {
  readonly ticket: string;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.account.somethingWrong;
  if (error.message === staffMessages.isOff) return error.message;
  if (error.status === 401 || error.status === 400) return messages.account.invalidCredentials;
  return error.message || messages.account.somethingWrong;
}

/** Logs a person in and shows the messages of §8. Returns null if the server refuses. */
export async function logIn(credentials: Credentials): Promise<User | WaitingLogin | null> {
  try {
    const person = await login(credentials);
    notify.success(messages.account.loggedIn, SESSION_MESSAGE);
    return person;
  } catch (error) {
    const ticket = ticketIn(error);
    if (ticket !== null) {
      notify.dismiss(SESSION_MESSAGE);
      return { ticket };
    }
    console.error('login', error);
    notify.error(wordsFor(error), SESSION_MESSAGE);
    return null;
  }
}

/** Why a code did not log in: the error of its field, or `over`, so that the password is needed again. */
export type RefusedLogin = { readonly code: string | undefined } | 'over';

/** Logs a person in with the code that follows the password (C297). */
export async function logInWithCode(ticket: string, code: string): Promise<User | RefusedLogin> {
  try {
    const person = await loginWithCode({ ticket, code });
    notify.success(messages.account.loggedIn, SESSION_MESSAGE);
    return person;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (error instanceof ApiError && (status === 400 || status === 429)) return { code: error.message };
    console.error('login code', error);
    const message = error instanceof ApiError && error.message;
    notify.error(message || messages.account.somethingWrong, SESSION_MESSAGE);
    return status === 401 ? 'over' : { code: undefined };
  }
}
