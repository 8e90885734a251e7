import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import type { User } from '../contract/entities/user';
import { useHydrated } from './use-hydrated';

/**
 * The signed-in person, or null; null too while a server's HTML is taken over, which is a guest's. A page may be taken
 * over long after it is known who is here.
 */
export function usePerson(): User | null {
  const person = useAtomValue(personAtom);
  return useHydrated() ? person : null;
}
