import { badField, unauthorised } from '@storefront/http/failure';
import * as messages from '@storefront/shared/messages';
import { passwordProblem } from '@storefront/shared/rules/credentials';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import { isUniqueViolation } from '../platform/db/database-errors';
import { lockUser } from '../platform/db/lock-user';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import type { Person } from '../platform/http/person';
import type { Mailer } from '../platform/mail/mailer';
import { endOtherSessions } from '../platform/sessions/session-store';
import { changeNotice, codeMail } from './account-mails';
import { emailColumns } from './email-columns';
import { emailTaken } from './email-taken';
import { keepEmailIdentity } from './one-person';
import { issueCode, spendCode, voidCodes } from './one-time-codes';
import { hashPassword } from './password-hash';
import type { OnRefused } from './refused-attempt';
import { tryAccountCode } from './try-code';
import { findUser, findUserByEmail } from './user-queries';

export interface AccountChange {
  /** Blank or absent: keeps the address (C3). */
  readonly newEmail?: string | null | undefined;
  /** Blank or absent: keeps the password (C3). */
  readonly newPassword?: string | null | undefined;
  readonly otp: string;
}

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
}

export const wrongCode = () => badField('otp', messages.account.invalidOtp);

/** @throws Failure 400 when a password is too short for the role (C39) */
export function assertStrongEnough(password: string, role: UsersTable['role'], field: string): void {
  if (passwordProblem(password, role) === 'too-short') {
    throw badField(field, 'must have at least 12 characters for staff');
  }
}

/** Another account may take the address between the check and the change. */
function asRefusal(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}

async function changeEmail(tx: Tx, user: UsersTable, newEmail: string): Promise<void> {
  const taken = await findUserByEmail(tx, newEmail);
  if (taken && taken.id !== user.id) throw emailTaken();
  const columns = emailColumns(newEmail);
  const isOther = columns.email_key !== user.email_key;
  if (isOther) await keepEmailIdentity(tx, user.id, user.email);
  await tx
    .updateTable('users')
    .set({ ...columns, ...(isOther && { email_proved_at: null }) })
    .where('id', '=', user.id)
    .execute();
}

/** Changes a person's own account; each change needs a mailed code (C1–C3, C88). */
export function createAccountService({ db, now, mail }: Deps) {
  const own = async ({ id }: Person) => {
    const user = await findUser(db, id);
    if (!user) throw unauthorised();
    return user;
  };

  return {
    /** Mails a code to the account's current address, and returns it for the echo of C1. */
    async sendCode(person: Person): Promise<string> {
      const user = await own(person);
      const owner = {
        userId: user.id,
        purpose: 'account',
        askedBy: null,
        isStaff: user.role === 'admin',
      } as const;
      const code = await issueCode(db, owner, now(), (tx, issued) =>
        mail.add(tx, codeMail(issued.email, issued.code)),
      );
      mail.deliver();
      return code;
    },

    /**
     * Changes e-mail, password or both; every other session of the account ends, and the old address gets a mail (P72).
     * The address that the account has already is only confirmed (C414).
     *
     * @throws Failure 400 when nothing changes or the code is wrong; 409 when the new address is taken
     */
    async update(
      person: Person,
      { newEmail, newPassword, otp }: AccountChange,
      onRefused: OnRefused,
    ): Promise<void> {
      if (!newEmail && !newPassword) throw badField('newPassword', 'or newEmail is required');
      const user = await own(person);
      if (newPassword) assertStrongEnough(newPassword, user.role, 'newPassword');
      const at = now();
      const codeId = await tryAccountCode(db, user.id, otp, at);
      if (codeId === null) {
        await onRefused(user.id);
        throw wrongCode();
      }
      const password_hash = newPassword ? await hashPassword(newPassword) : null;
      await inTransaction(db, async (tx) => {
        await lockUser(tx, user.id);
        if (!(await spendCode(tx, codeId, at))) throw wrongCode();
        if (newEmail?.trim() === user.email && !newPassword) {
          await recordAudit(tx, { at, actor: user.id, action: 'user.confirm', subject: user.id });
          return;
        }
        if (newEmail) await changeEmail(tx, user, newEmail);
        // A reset code was mailed to the old address.
        await voidCodes(tx, { userId: user.id, purpose: 'reset', askedBy: null }, at);
        if (password_hash) {
          await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
        }
        await endOtherSessions(tx, user.id, person.sessionHash);
        const details = { email: Boolean(newEmail), password: Boolean(newPassword) };
        await recordAudit(tx, { at, actor: user.id, action: 'user.update', subject: user.id, details });
        await mail.add(tx, changeNotice(user.email, newEmail ? 'e-mail address' : 'password'));
      }).catch(asRefusal);
      mail.deliver();
    },
  };
}
