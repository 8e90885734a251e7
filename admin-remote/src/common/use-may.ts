import { mayPerson, type Right } from '@storefront/shared/rules/rights';
import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';

/** Returns whether the signed-in person has a right. Screens hide what it opens; the server decides for itself (C292). */
export function useMay(): (right: Right) => boolean {
  const person = useAtomValue(personAtom);
  return (right) => mayPerson(person, right);
}
