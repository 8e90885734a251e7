import type { User } from '../../../contract/entities/user';
import type { MockPerson } from '../world';

/** A person as the wire shows one: what only a server knows stays behind; no balance is below 0 (P42). */
export function showPerson({ password: _password, referredBy: _referredBy, ...user }: MockPerson): User {
  return { ...user, points: Math.max(0, user.points) };
}
