import type { User } from '../../../contract/entities/user';
import type { MockPerson } from '../world';

/** Returns the points that a person owes (P42). */
export const pointsOwed = ({ points }: Pick<MockPerson, 'points'>): number => Math.max(0, -points);

/** Converts a person to the wire form: without secrets, balance at least 0 (P42). */
export function showPerson({ password: _password, referredBy: _referredBy, ...user }: MockPerson): User {
  return { ...user, points: Math.max(0, user.points) };
}
