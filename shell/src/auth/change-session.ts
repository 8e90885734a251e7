import type { User } from '@storefront/shared/contract/entities/user';
import {
  authenticationAtom,
  loadSession,
  personAtom,
  type SessionScope,
  signIn,
} from '@storefront/shared/session';
import { clearPersonalData, endSession } from '@storefront/shared/sign-out/end-session';
import { markSession } from '@storefront/shared/sign-out/session-mark';
import { visitAtom } from './visit-atom';

/** Returns the id of the last person, also after a logout. */
const lastPersonId = (store: SessionScope['store']): string | null => {
  const { data } = store.get(authenticationAtom);
  return '_id' in data ? data._id : null;
};

/** Removes the data of the last person: cached answers, tab storage, half-filled forms (P73). */
function clearPerson(scope: SessionScope): void {
  clearPersonalData(scope);
  scope.store.set(visitAtom, (count) => count + 1);
}

/**
 * Signs a person in on this page (§4). Removes the data of another person who was signed in before.
 *
 * @returns whether it is another person than before
 */
export function signInHere(scope: SessionScope, person: User): boolean {
  const before = lastPersonId(scope.store);
  const isOther = before !== null && before !== person._id;
  signIn(scope, person);
  if (isOther) clearPerson(scope);
  markSession();
  return isOther;
}

/** Signs the person out: status false, data unchanged (§4), cached answers removed (C31). */
export function signOutHere(scope: SessionScope): void {
  endSession(scope);
  scope.store.set(visitAtom, (count) => count + 1);
}

/** Reads the session from the server after another tab may have changed it (C31). */
export async function reloadSession(scope: SessionScope): Promise<void> {
  const before = scope.store.get(personAtom);
  await loadSession(scope);
  if (before && before._id !== scope.store.get(personAtom)?._id) clearPerson(scope);
}
