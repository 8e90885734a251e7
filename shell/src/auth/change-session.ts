import type { User } from '@storefront/shared/contract/entities/user';
import { forgetPerson } from '@storefront/shared/query/forget-person';
import {
  authenticationAtom,
  loadSessionAtom,
  personAtom,
  signInAtom,
  signOutAtom,
} from '@storefront/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { forgetTab } from './forget-tab';
import { markSession } from './session-mark';
import { visitAtom } from './visit-atom';

/** What a change of the session has to reach: who is here, and what was answered to the one before. */
export interface Place {
  readonly store: ReturnType<typeof createStore>;
  readonly queries: QueryClient;
}

/** Who was here last, also if logged out since. */
const lastPersonId = (store: Place['store']): string | null => {
  const { data } = store.get(authenticationAtom);
  return '_id' in data ? data._id : null;
};

/** Nothing of the one before stays: no answer, no half-filled form, neither kept nor on a page (P73). */
function startAnew({ store, queries }: Place): void {
  forgetTab();
  forgetPerson(queries, store.get(personAtom) !== null);
  store.set(visitAtom, (count) => count + 1);
}

/**
 * A person has logged in here (§4).
 *
 * @returns whether it is another one than before, of whom then nothing is left.
 */
export function arrive(place: Place, person: User): boolean {
  const before = lastPersonId(place.store);
  const isOther = before !== null && before !== person._id;
  place.store.set(signInAtom, person);
  if (isOther) startAnew(place);
  markSession();
  return isOther;
}

/** The person has logged out here: status false, data unchanged (§4), every answer given to the person gone (C31). */
export function leave(place: Place): void {
  place.store.set(signOutAtom);
  startAnew(place);
  markSession();
}

/** Asks the server who is here now, after another tab may have changed it (C31). */
export async function follow(place: Place): Promise<void> {
  const before = place.store.get(personAtom);
  await place.store.set(loadSessionAtom);
  if (before && before._id !== place.store.get(personAtom)?._id) startAnew(place);
}
