import type { User } from '../../../contract/entities/user';
import type { MockPerson } from '../world';
import { staffRoleOf } from './staff-role';

/** Returns the points that a person owes (P42). */
export const pointsOwed = ({ points }: Pick<MockPerson, 'points'>): number => Math.max(0, -points);

/** Converts a person to the wire form: without secrets, balance at least 0 (P42). */
export function showPerson(person: MockPerson): User {
  const { password: _password, referredBy: _referredBy, ...user } = person;
  return { ...user, staffRole: staffRoleOf(person), points: Math.max(0, user.points) };
}
