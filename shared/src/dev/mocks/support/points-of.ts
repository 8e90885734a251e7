import type { PointsAccount, PointsMovement } from '../../../contract/entities/points';
import { WELCOME_AT_SIGN_UP } from '../../../rules/bonuses';
import { pointsExpireAt } from '../../../rules/expiry';
import type { MockPerson, MockWorld } from '../world';
import { pointsOwed } from './show-person';

const movement = (id: string, at: string, about: Pick<PointsMovement, 'kind' | 'reason' | 'points'>) => ({
  _id: id,
  id,
  at,
  orderCode: about.reason === 'cafe' ? 'K7M2' : null,
  ...about,
});

/** Returns a history that adds up to a balance: the welcome points, and one movement for the rest. */
function earnedOf({ _id, createdAt, points }: MockPerson, now: number): PointsMovement[] {
  const welcome = movement(`${_id}-welcome`, createdAt, {
    kind: 'earn',
    reason: 'welcome-sign-up',
    points: WELCOME_AT_SIGN_UP,
  });
  const since = points - WELCOME_AT_SIGN_UP;
  if (since === 0) return [welcome];
  const kind = since > 0 ? 'earn' : 'redeem';
  const later = movement(`${_id}-since`, new Date(now).toISOString(), {
    kind,
    reason: 'cafe',
    points: since,
  });
  return [later, welcome];
}

/** Returns the history of a person: adjustments by staff, and the movements that add up to the rest. */
function historyOf({ adjusted, now }: MockWorld, person: MockPerson): PointsMovement[] {
  const adjustments = adjusted.get(person._id) ?? [];
  const sum = adjustments.reduce((total, { points }) => total + points, 0);
  return [...adjustments, ...earnedOf({ ...person, points: person.points - sum }, now())];
}

/** Returns a mocked person's points; all expire five months after the latest movement. */
export function pointsOf(world: MockWorld, person: MockPerson, page: number): PointsAccount {
  const balance = Math.max(0, person.points);
  const movements = historyOf(world, person);
  const latest = Date.parse(movements[0]?.at ?? person.createdAt);
  const expiresAt = new Date(pointsExpireAt(latest)).toISOString();
  return {
    balance,
    owed: pointsOwed(person),
    expiring: balance > 0 ? [{ points: balance, expiresAt }] : [],
    movements: page === 1 ? movements : [],
  };
}
