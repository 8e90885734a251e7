import { normaliseEmail } from '@storefront/shared/rules/contact';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import type { BackgroundTasks } from '../platform/http/background-tasks';
import type { Mailer } from '../platform/mail/mailer';
import { endOtherSessions } from '../platform/sessions/session-store';
import { changeNotice, codeMail } from './account-mails';
import { assertStrongEnough, wrongCode } from './account-service';
import { issueCode, spendCode, voidCodes } from './one-time-codes';
import { hashPassword } from './password-hash';
import type { OnRefused } from './refused-attempt';
import { tryResetCode } from './try-code';
import { findUserByEmail } from './user-queries';

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
  readonly background: BackgroundTasks;
}

export interface PasswordReset {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  /** Ticket of the browser, see `reset-ticket.ts`. */
  readonly ticket: string | null;
  readonly onRefused: OnRefused;
}

/** Resets forgotten passwords. Never reveals whether an address has an account (P58). */
export function createPasswordResetService({ db, now, mail, background }: Deps) {
  return {
    /**
     * Mails a code if the address has an account, without delaying the answer. Never echoes the code (C1, P56). Does
     * the same heavy work for an unknown address, so that the timing of later answers is equal too (P58).
     */
    sendCode(email: string, ticket: string): void {
      background.run(async () => {
        const user = await findUserByEmail(db, email);
        // Who was invited sets the first password by the link, which ends (C294).
        const isInvited = user?.role === 'admin' && user.password_hash === '';
        if (!user || isInvited) {
          await hashPassword('a code for nobody');
          return;
        }
        const isStaff = user.role === 'admin';
        const owner = { userId: user.id, purpose: 'reset', askedBy: ticket, isStaff } as const;
        await issueCode(db, owner, now(), async (tx, { code, email: current }) => {
          // The address that was asked for may be left meanwhile: nobody asked for a code to the new one.
          if (normaliseEmail(current) === user.email_key) await mail.add(tx, codeMail(current, code));
        });
        mail.deliver();
      });
    },

    /** Sets the password and ends every session of the account (P60). @throws Failure 400 when the code is wrong. */
    async reset({ email, otp, newPassword, ticket, onRefused }: PasswordReset): Promise<string> {
      const at = now();
      const user = await findUserByEmail(db, email);
      const codeId = await tryResetCode(db, { userId: user?.id ?? null, ticket }, otp, at);
      if (!user || codeId === null) {
        await onRefused(user?.id ?? null);
        throw wrongCode();
      }
      assertStrongEnough(newPassword, user.role, 'newPassword');
      const password_hash = await hashPassword(newPassword);
      await inTransaction(db, async (tx) => {
        if (!(await spendCode(tx, codeId, at))) throw wrongCode();
        await voidCodes(tx, { userId: user.id, purpose: 'reset', askedBy: null }, at);
        await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
        await endOtherSessions(tx, user.id, null);
        await recordAudit(tx, { at, actor: user.id, action: 'user.reset', subject: user.id });
        await mail.add(tx, changeNotice(user.email, 'password'));
      });
      mail.deliver();
      return user.id;
    },
  };
}
