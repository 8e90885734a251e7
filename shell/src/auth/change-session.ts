import type { User } from '@storefront/shared/contract/entities/user';
import { clearPersonalQueries } from '@storefront/shared/query/clear-personal-queries';
import {
  authenticationAtom,
  loadSession,
  personAtom,
  type SessionScope,
  signIn,
  signOut,
} from '@storefront/shared/session';
import { forgetTab } from './forget-tab';
import { markSession } from './session-mark';
import { visitAtom } from './visit-atom';

/** Where a session has its state: the store and the query cache. */
export type Place = SessionScope;

/** Returns the id of the last person, also after a logout. */
const lastPersonId = (store: Place['store']): string | null => {
  const { data } = store.get(authenticationAtom);
  return '_id' in data ? data._id : null;
};

/** Removes the data of the last person: cached answers, tab storage, half-filled forms (P73). */
function clearPerson({ store, queries }: Place): void {
  forgetTab();
  clearPersonalQueries(queries, store.get(personAtom) !== null);
  store.set(visitAtom, (count) => count + 1);
}

/**
 * Signs a person in on this page (§4). Removes the data of another person who was signed in before.
 *
 * @returns whether it is another person than before
 */
export function arrive(place: Place, person: User): boolean {
  const before = lastPersonId(place.store);
  const isOther = before !== null && before !== person._id;
  signIn(place, person);
  if (isOther) clearPerson(place);
  markSession();
  return isOther;
}

/** Signs the person out: status false, data unchanged (§4), cached answers removed (C31). */
export function leave(place: Place): void {
  signOut(place);
  clearPerson(place);
  markSession();
}

/** Reads the session from the server after another tab may have changed it (C31). */
export async function follow(place: Place): Promise<void> {
  const before = place.store.get(personAtom);
  await loadSession(place);
  if (before && before._id !== place.store.get(personAtom)?._id) clearPerson(place);
}
