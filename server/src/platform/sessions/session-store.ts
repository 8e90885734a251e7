import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@storefront/shared/rules/rights';
import type { Reader } from '../db/database';
import type { Person } from '../http/person';
import { SESSION_LIFE_MS, SESSION_MS } from './session-cookie';

/** The row of the settings with the roles that need a second factor (C298). */
export const SECOND_FACTOR_ROLES_SETTING = 'secondFactorRoles';

/** Since when each role needs a second factor, ms since 1970: sessions that began before may go on (C419). */
export type NeedingRoles = Readonly<Partial<Record<StaffRole, number>>>;

/** Reads the setting. An older release stored a list of roles, which needed it at once. */
export function parseNeedingRoles(value: string | null): NeedingRoles {
  const stored: unknown = value === null ? {} : JSON.parse(value);
  if (!Array.isArray(stored)) return stored as NeedingRoles;
  return Object.fromEntries(stored.map((role: StaffRole) => [role, 0])) as NeedingRoles;
}

/** Least time between two renewals of a session, ms. Most reads therefore cause no write. */
const RENEW_MS = 60 * 60 * 1000;

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

export interface FoundSession {
  readonly person: Person;
  /** True if the session was just extended, so that the cookie must be renewed too. */
  readonly renewed: boolean;
}

/** Where a session begins. */
interface Place {
  /** Browser and system in words; null: not known. */
  readonly device?: string | null;
  /** Whether several members of staff use the device (C295). */
  readonly isShared?: boolean;
}

/** Starts a session and returns its id, which only the cookie stores. It ends after the life of its kind (C417). */
export async function startSession(
  db: Reader,
  userId: string,
  now: number,
  { device = null, isShared = false }: Place = {},
): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  const kind = user?.role !== 'admin' ? 'customer' : isShared ? 'shared' : 'staff';
  const ends_at = now + SESSION_LIFE_MS[kind];
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(sessionId),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: Math.min(now + SESSION_MS, ends_at),
      ends_at,
      device,
    })
    .execute();
  return sessionId;
}

/** Returns the person of a session id, with the current role; null if the session is unknown or expired. */
export async function findSession(db: Reader, sessionId: string, now: number): Promise<FoundSession | null> {
  const idHash = hashOf(sessionId);
  const row = await selectSession(db, idHash, now);
  if (!row) return null;
  const renewed = now - row.last_seen_at > RENEW_MS;
  if (renewed) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: Math.min(now + SESSION_MS, row.ends_at) })
      .where('id_hash', '=', idHash)
      .execute();
  }
  return { person: personOf(row, idHash), renewed };
}

/** Like {@link findSession}, without renewing the session: an open socket is no request. */
export async function findPersonWithoutRenewal(
  db: Reader,
  sessionId: string,
  now: number,
): Promise<Person | null> {
  const idHash = hashOf(sessionId);
  const row = await selectSession(db, idHash, now);
  return row ? personOf(row, idHash) : null;
}

/** Finds no session of an account that is switched off, so that one which begins at that moment is none (C294). */
const selectSession = (db: Reader, idHash: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.role',
      'users.staff_role',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.ends_at',
      'second_factors.confirmed_at',
    ])
    .select((session) =>
      session
        .selectFrom('settings')
        .select('value')
        .where('name', '=', SECOND_FACTOR_ROLES_SETTING)
        .as('needing_roles'),
    )
    .where('sessions.id_hash', '=', idHash)
    .where('sessions.expires_at', '>', now)
    .where('users.switched_off_at', 'is', null)
    .executeTakeFirst();

/**
 * Returns the person as the session may act: staff who lack a second factor that was required when the session began have no
 * power of staff (C298).
 */
function personOf(row: NonNullable<Awaited<ReturnType<typeof selectSession>>>, sessionHash: string): Person {
  const staffRole = row.role === 'admin' ? row.staff_role : null;
  const since = staffRole === null ? undefined : parseNeedingRoles(row.needing_roles)[staffRole];
  const needsSecondFactor = row.confirmed_at === null && since !== undefined && row.created_at >= since;
  return {
    id: row.id,
    role: needsSecondFactor ? 'customer' : row.role,
    staffRole: needsSecondFactor ? null : staffRole,
    needsSecondFactor,
    sessionHash,
  };
}

/** Ends one session on the server (P60). @returns false if it had ended already */
export async function endSession(db: Reader, sessionHash: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', sessionHash)
    .returning('id_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends every session of a person but one, after a change of password, e-mail or second factor (C3, P60, C297), and every
 * login that waits for a code. Shared devices forget the person too (C295).
 */
export async function endOtherSessions(db: Reader, userId: string, keep: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', keep ?? '')
    .execute();
  await db.deleteFrom('staff_devices').where('user_id', '=', userId).execute();
  await db.deleteFrom('login_tickets').where('user_id', '=', userId).execute();
}
