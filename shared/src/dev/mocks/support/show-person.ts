import type { User } from '../../../contract/entities/user';
import type { MockPerson, MockWorld } from '../world';
import { staffRoleOf } from './staff-role';

/** Returns the points that a person owes (P42). */
export const pointsOwed = ({ points }: Pick<MockPerson, 'points'>): number => Math.max(0, -points);

/** True for staff whose role needs a second factor and who have none (C298). */
export function lacksSecondFactor(
  { secondFactorRoles, secondFactors }: MockWorld,
  person: MockPerson,
): boolean {
  const role = staffRoleOf(person);
  const isOn = Boolean(secondFactors.get(person._id)?.since);
  return role !== null && secondFactorRoles.roles.includes(role) && !isOn;
}

/** Converts a person to the wire form: without secrets, balance at least 0 (P42). */
export function showPerson(person: MockPerson): User {
  const { password: _password, referredBy: _referredBy, ...user } = person;
  return { ...user, staffRole: staffRoleOf(person), points: Math.max(0, user.points) };
}

/** As `showPerson`, for the session of the person (C298). */
export const showOneself = (world: MockWorld, person: MockPerson): User => ({
  ...showPerson(person),
  ...(lacksSecondFactor(world, person) && { needsSecondFactor: true as const }),
});
