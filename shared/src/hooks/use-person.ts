import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import type { User } from '../contract/entities/user';
import { useHydrated } from './use-hydrated';

/**
 * The signed-in person, or null. Null during hydration, because the server renders for a guest; a page may hydrate
 * long after the session is known.
 */
export function usePerson(): User | null {
  const person = useAtomValue(personAtom);
  return useHydrated() ? person : null;
}
