import { unauthorised } from '@storefront/http/failure';
import * as messages from '@storefront/shared/messages';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { endSession, startSession } from '../platform/sessions/session-store';
import { passwordFits } from './password-hash';
import { findUserByEmail, holdUnchanged } from './user-queries';

export interface Login {
  readonly email: string;
  readonly password: string;
  /** The session that the browser had before; it ends (P60). */
  readonly earlierSession: string | null;
}

export interface LoggedIn {
  readonly user: UsersTable;
  /** For the cookie; nobody else ever sees it. */
  readonly sessionId: string;
}

const refused = () => unauthorised(messages.account.invalidCredentials);

/** Signing in and out. */
export function createLoginService(db: Database, now: () => number) {
  return {
    /**
     * A session begins only if the password that was checked still holds then, since a change of it ends all others
     * (P60).
     *
     * @throws Failure 401, alike and as late for an unknown address as for a wrong password (P58).
     */
    async login({ email, password, earlierSession }: Login): Promise<LoggedIn> {
      const user = await findUserByEmail(db, email);
      const fits = await passwordFits(user?.password_hash || null, password);
      if (!user || !fits) throw refused();
      const at = now();
      const sessionId = await inTransaction(db, async (tx) => {
        if (!(await holdUnchanged(tx, user))) throw refused();
        if (earlierSession) await endSession(tx, earlierSession);
        await recordAudit(tx, { at, actor: user.id, action: 'session.start', subject: user.id });
        return startSession(tx, user.id, at);
      });
      return { user, sessionId };
    },

    /** Ends the session on the server. */
    logout: (sessionHash: string): Promise<void> => endSession(db, sessionHash),
  };
}
