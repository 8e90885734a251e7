import { getCurrentUser } from '@storefront/shared/api/users';
import { atom, type createStore } from 'jotai';
import type { User } from '../contract/entities/user';

/** Authentication state of the client (§3): `data` stays as it was after a logout (§4). */
export interface Authentication {
  readonly status: boolean;
  readonly data: User | Record<string, never>;
}

/** Initially signed out and empty (§3). Read it through `personAtom` and `isAdminAtom`. */
export const authenticationAtom = atom<Authentication>({ status: false, data: {} });

/** `unknown` until the server has said who this is, also when it failed to say (C34, C89). */
export const sessionPhaseAtom = atom<'unknown' | 'known'>('unknown');

/**
 * Resolves once it is known who is here: at once, except while the page starts. Whatever depends on the person, such
 * as which cart a line goes into, waits for it.
 */
export function whenSessionKnown(store: ReturnType<typeof createStore>): Promise<void> {
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

/** True for signed-in staff only (C31). A courtesy to the screen: the server decides for itself (C32). */
export const isAdminAtom = atom((get) => get(personAtom)?.role === 'admin');

/** Login: status true, payload stored (§4). */
export const signInAtom = atom(null, (_get, set, person: User) => {
  set(authenticationAtom, { status: true, data: person });
  set(sessionPhaseAtom, 'known');
});

/** Logout: status false, stored data unchanged (§4). */
export const signOutAtom = atom(null, (_get, set) => {
  set(authenticationAtom, (before) => ({ ...before, status: false }));
});

/** Asks the server who this is; a failure counts as signed out, so that the start never hangs (C34). */
export const loadSessionAtom = atom(null, async (_get, set) => {
  try {
    const person = await getCurrentUser();
    if (person) set(authenticationAtom, { status: true, data: person });
    else set(signOutAtom);
  } catch (error) {
    console.error('current user', error);
  } finally {
    set(sessionPhaseAtom, 'known');
  }
});
