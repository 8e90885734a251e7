import type { OwnSession } from '@storefront/shared/contract/entities/own-session';
import { recordAudit } from '../platform/db/audit';
import type { Database, Reader } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import type { Person } from '../platform/http/person';
import { endOtherSessions } from '../platform/sessions/session-store';

/** More are not shown; nobody looks through them, and "end all others" ends them too. */
const MOST = 50;

/** Returns where a person is signed in: the session that asks first, then the last seen (C299). */
export async function listOwnSessions(
  db: Reader,
  { id, sessionHash }: Person,
  now: number,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy((row) => row.case().when(row.ref('id_hash'), '=', sessionHash).then(0).else(1).end())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    _id: row.id_hash,
    device: row.device,
    startedAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    current: row.id_hash === sessionHash,
  }));
}

/** Ends a session of its owner. Returns false if the person has no such session (P50). */
export function endOwnSession(
  db: Database,
  { id: userId }: Person,
  sessionHash: string,
  at: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('id_hash', '=', sessionHash)
      .where('user_id', '=', userId)
      .returning('id_hash')
      .executeTakeFirst();
    if (!ended) return false;
    // The session may be that of a shared device, which its person would unlock again (C295).
    await tx.deleteFrom('staff_devices').where('user_id', '=', userId).execute();
    await recordAudit(tx, { at, actor: userId, action: 'session.end', subject: userId });
    return true;
  });
}

/** Ends every session of a person but the one that asks. */
export async function endAllOtherSessions(
  db: Database,
  { id, sessionHash }: Person,
  at: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endOtherSessions(tx, id, sessionHash);
    await recordAudit(tx, { at, actor: id, action: 'session.end', subject: id, details: { all: true } });
  });
}
