import { Failure, unauthorised } from '@storefront/http/failure';
import type { SecondFactorNeed } from '@storefront/shared/contract/entities/second-factor';
import * as messages from '@storefront/shared/messages';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { endSession, startSession } from '../platform/sessions/session-store';
import { passwordFits } from './password-hash';
import type { OnRefused } from './refused-attempt';
import { countWrongCode, giveTicket, lockTicket, removeTicket } from './second-factor/login-tickets';
import { confirmedFactor } from './second-factor/second-factor-service';
import type { SecretBox } from './second-factor/secret-box';
import { refusedCode, type TriedCode, trySecondFactor } from './second-factor/try-second-factor';
import { findUser, findUserByEmail, holdUnchanged } from './user-queries';

/** The browser that logs in. */
export interface LoginBrowser {
  /** Its previous session, which ends (P60). */
  readonly earlierSession: string | null;
  /** Browser and system in words (C299). */
  readonly device: string | null;
  /** Whether staff unlock it by PIN: their sessions there are short (C417). */
  readonly isShared: boolean;
  readonly onRefused: OnRefused;
}

export interface Login extends LoginBrowser {
  readonly email: string;
  readonly password: string;
}

export interface LoginCode extends LoginBrowser {
  readonly ticket: string;
  /** Of the app, or a recovery code (C297). */
  readonly code: string;
}

export interface LoggedIn {
  readonly user: UsersTable;
  /** The session id, for the cookie only. */
  readonly sessionId: string;
}

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly openBox: () => Promise<SecretBox>;
}

const refused = () => unauthorised(messages.account.invalidCredentials);

const codeNeeded = (ticket: string) =>
  new Failure(403, 'Your password is right. This account also needs a code of its authenticator app.', {
    data: { needs: 'secondFactor', ticket } satisfies SecondFactorNeed,
  });

const TICKET_GONE = 'This login is too old, or had too many wrong codes. Please log in again.';

async function begin(
  tx: Tx,
  user: UsersTable,
  { earlierSession, device, isShared }: LoginBrowser,
  at: number,
): Promise<LoggedIn> {
  if (earlierSession) await endSession(tx, earlierSession);
  // The password counts more than the PIN, which may be tried again (C295).
  await tx.updateTable('staff_pins').set({ tries: 0 }).where('user_id', '=', user.id).execute();
  await recordAudit(tx, { at, actor: user.id, action: 'session.start', subject: user.id });
  return { user, sessionId: await startSession(tx, user.id, at, { device, isShared }) };
}

/** Signs people in and out. */
export function createLoginService({ db, now, openBox }: Deps) {
  return {
    /**
     * Starts a session only if the checked password is still valid at the commit, because a password change ends all
     * sessions (P60).
     *
     * @throws Failure 401, with equal text and timing for an unknown address and a wrong password (P58); 403 with a ticket
     * if the account has a second factor (C297)
     */
    async login({ email, password, ...browser }: Login): Promise<LoggedIn> {
      const user = await findUserByEmail(db, email);
      const fits = await passwordFits(user?.password_hash || null, password);
      if (!user || !fits) {
        await browser.onRefused(user?.id ?? null);
        throw refused();
      }
      // Says so only after the right password (P58).
      if (user.switched_off_at !== null) throw unauthorised(staffMessages.isOff);
      const at = now();
      const done = await inTransaction(db, async (tx) => {
        if (!(await holdUnchanged(tx, user))) throw refused();
        if (await confirmedFactor(tx, user.id)) return giveTicket(tx, user.id, at);
        return begin(tx, user, browser, at);
      });
      if (typeof done === 'string') throw codeNeeded(done);
      return done;
    },

    /**
     * Starts the session of a login whose password was right.
     *
     * @throws Failure 400 for a wrong code, 401 for a ticket that no longer counts, 429 after too many wrong codes (C297)
     */
    async loginWithCode({ ticket, code, ...browser }: LoginCode): Promise<LoggedIn> {
      const box = await openBox();
      const at = now();
      const done = await inTransaction(
        db,
        async (tx): Promise<LoggedIn | { userId: string; tried: Exclude<TriedCode, 'right'> } | null> => {
          const userId = await lockTicket(tx, ticket, at);
          const user = userId && (await findUser(tx, userId));
          if (!user) return null;
          const tried = await trySecondFactor(tx, box, { userId: user.id, code, at });
          if (tried !== 'right') {
            if (tried === 'wrong') await countWrongCode(tx, ticket);
            return { userId: user.id, tried };
          }
          await removeTicket(tx, ticket);
          return begin(tx, user, browser, at);
        },
      );
      if (done === null) throw unauthorised(TICKET_GONE);
      if ('user' in done) return done;
      if (done.tried === 'wrong') await browser.onRefused(done.userId);
      throw refusedCode(done.tried, at);
    },

    /** Ends the session on the server. @returns false if it had ended already */
    logout: (sessionHash: string): Promise<boolean> => endSession(db, sessionHash),
  };
}
