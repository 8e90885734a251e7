import { getCurrentUser } from '@storefront/shared/api/current-user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import type { User } from '../contract/entities/user';
import { callKey } from '../query/call-query';

/** Authentication state of the client (§3): `data` stays as it was after a logout (§4). */
export interface Authentication {
  readonly status: boolean;
  readonly data: User | Record<string, never>;
}

/** Initially signed out and empty (§3). Read it through `personAtom` and `isAdminAtom`. */
export const authenticationAtom = atom<Authentication>({ status: false, data: {} });

/** `unknown` until the call for the current user has ended, with or without success (C34, C89). */
export const sessionPhaseAtom = atom<'unknown' | 'known'>('unknown');

/**
 * Resolves when the session is known: at once, except while the page starts. Changes that depend on the person, such
 * as adding to a cart, wait for it.
 */
export function whenSessionKnown(store: SessionScope['store']): Promise<void> {
  if (store.get(sessionPhaseAtom) === 'known') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.sub(sessionPhaseAtom, () => {
      stop();
      resolve();
    });
  });
}

const isUser = (data: Authentication['data']): data is User => 'email' in data;

/** The signed-in person, or null. The status decides, never the data left behind by a logout (C31). */
export const personAtom = atom((get): User | null => {
  const { status, data } = get(authenticationAtom);
  return status && isUser(data) ? data : null;
});

/**
 * True for signed-in staff only (C31), unless they lack the second factor that their role needs (C298). A courtesy to the
 * screen: the server decides for itself (C32).
 */
export const isAdminAtom = atom((get) => {
  const person = get(personAtom);
  return person?.role === 'admin' && !person.needsSecondFactor;
});

/** Store and query cache of one page, which a change of the session reaches. */
export interface SessionScope {
  readonly store: ReturnType<typeof createStore>;
  readonly queries: QueryClient;
}

/** The query of the current user: `GET user/getuser`, null when signed out (C34). */
export const currentUserQuery = queryOptions({
  queryKey: callKey('getCurrentUser', {}),
  queryFn: ({ signal }): Promise<User | null> => getCurrentUser({ signal }),
  staleTime: 0,
  retry: false,
});

function setPerson({ store, queries }: SessionScope, person: User | null): void {
  queries.setQueryData(currentUserQuery.queryKey, person);
  store.set(authenticationAtom, (before) =>
    person ? { status: true, data: person } : { ...before, status: false },
  );
}

/** Login: status true, payload stored (§4). */
export function signIn(scope: SessionScope, person: User): void {
  setPerson(scope, person);
  scope.store.set(sessionPhaseAtom, 'known');
}

/** Logout: status false, stored data unchanged (§4). */
export const signOut = (scope: SessionScope): void => setPerson(scope, null);

/**
 * Reads the current user from the server; concurrent callers share one call. After a failure the status stays as it
 * was: false at the start, so that the start never hangs (C34). Never rejects.
 */
export async function loadSession(scope: SessionScope): Promise<void> {
  try {
    setPerson(scope, await scope.queries.fetchQuery(currentUserQuery));
  } catch (error) {
    console.error('current user', error);
  } finally {
    scope.store.set(sessionPhaseAtom, 'known');
  }
}
