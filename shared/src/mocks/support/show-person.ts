import type { User } from '../../contract/entities/user';
import type { MockPerson } from '../world';

/** A person as the wire shows one: the password stays behind. */
export function showPerson({ password: _, ...user }: MockPerson): User {
  return user;
}
