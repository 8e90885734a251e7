import { unauthorised } from '@storefront/http/failure';
import * as messages from '@storefront/shared/messages';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { endSession, startSession } from '../platform/sessions/session-store';
import { passwordFits } from './password-hash';
import type { OnRefused } from './refused-attempt';
import { findUserByEmail, holdUnchanged } from './user-queries';

export interface Login {
  readonly email: string;
  readonly password: string;
  /** The browser's previous session, which ends (P60). */
  readonly earlierSession: string | null;
  readonly onRefused: OnRefused;
}

export interface LoggedIn {
  readonly user: UsersTable;
  /** The session id, for the cookie only. */
  readonly sessionId: string;
}

const refused = () => unauthorised(messages.account.invalidCredentials);

/** Signs people in and out. */
export function createLoginService(db: Database, now: () => number) {
  return {
    /**
     * Starts a session only if the checked password is still valid at the commit, because a password change ends all
     * sessions (P60).
     *
     * @throws Failure 401, with equal text and timing for an unknown address and a wrong password (P58)
     */
    async login({ email, password, earlierSession, onRefused }: Login): Promise<LoggedIn> {
      const user = await findUserByEmail(db, email);
      const fits = await passwordFits(user?.password_hash || null, password);
      if (!user || !fits) {
        await onRefused(user?.id ?? null);
        throw refused();
      }
      // Only who knows the password hears it (P58).
      if (user.switched_off_at !== null) throw unauthorised(staffMessages.isOff);
      const at = now();
      const sessionId = await inTransaction(db, async (tx) => {
        if (!(await holdUnchanged(tx, user))) throw refused();
        if (earlierSession) await endSession(tx, earlierSession);
        // The password counts more than the PIN, which may be tried again (C295).
        await tx.updateTable('staff_pins').set({ tries: 0 }).where('user_id', '=', user.id).execute();
        await recordAudit(tx, { at, actor: user.id, action: 'session.start', subject: user.id });
        return startSession(tx, user.id, at);
      });
      return { user, sessionId };
    },

    /** Ends the session on the server. */
    logout: (sessionHash: string): Promise<void> => endSession(db, sessionHash),
  };
}
