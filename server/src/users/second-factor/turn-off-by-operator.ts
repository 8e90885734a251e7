import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { endOtherSessions } from '../../platform/sessions/session-store';
import { findUserByEmail } from '../user-queries';
import { confirmedFactor, removeSecondFactor } from './second-factor-service';

/**
 * Turns the second factor of one account off, for a person who lost app and recovery codes, and ends the sessions of the
 * account (C297). Sockets follow within a minute.
 *
 * @returns what was done: `unknown`, no account has this address; `off`, it was off already
 */
export async function turnOffByOperator(
  db: Database,
  email: string,
  at: number,
): Promise<'unknown' | 'off' | 'done'> {
  const user = await findUserByEmail(db, email);
  if (!user) return 'unknown';
  return inTransaction(db, async (tx) => {
    if (!(await confirmedFactor(tx, user.id))) return 'off';
    await removeSecondFactor(tx, user.id, 'system', at);
    await endOtherSessions(tx, user.id, null);
    return 'done';
  });
}
