import { createHash, randomBytes } from 'node:crypto';
import { badField, conflict, forbidden, notFound } from '@storefront/http/failure';
import type { StaffInvite, StaffMember } from '@storefront/shared/contract/entities/staff-member';
import type { StaffRole } from '@storefront/shared/rules/rights';
import { INVITE_LIFETIME_MS, staffMessages } from '@storefront/shared/rules/staff-accounts';
import { textKey } from '@storefront/shared/rules/text';
import { advisoryLock } from '../platform/db/advisory-lock';
import { recordAudit } from '../platform/db/audit';
import type { Database, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { inTransaction } from '../platform/db/transaction';
import type { Mailer } from '../platform/mail/mailer';
import { endOtherSessions } from '../platform/sessions/session-store';
import { emailColumns } from '../users/email-columns';
import { emailTaken } from '../users/email-taken';
import { hashPassword } from '../users/password-hash';
import { newReferralCode } from '../users/referral-code';
import { insertUser } from '../users/user-queries';
import { inviteMail } from './staff-mails';
import { endInvites, hasOtherOwner, isOwner, lockInvite, readMember, readStaff } from './staff-queries';

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
  /** Of links in mails; null: no mail can carry one. */
  readonly origin: string | null;
  /** True if the owner gets the link too, because no mail is set up (C1). */
  readonly echoesLink: boolean;
}

export interface NewMember {
  readonly fullName: string;
  readonly email: string;
  readonly staffRole: StaffRole;
}

export interface StaffChange {
  readonly staffRole?: StaffRole | undefined;
  readonly active?: boolean | undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function memberOf(tx: Tx, id: string): Promise<StaffMember> {
  const member = await readMember(tx, id);
  if (!member) throw notFound(staffMessages.unknown);
  return member;
}

const auditDetails = ({ fullName, staffRole, active }: StaffMember) => ({
  name: fullName,
  staffRole,
  active,
});

/** Invites and changes staff (C294). Audits each change (P74). */
export function createStaffService({ db, now, mail, origin, echoesLink }: Deps) {
  /**
   * Runs a change of staff accounts, one after the other. Checks the actor again: they may have lost their role while
   * the call waited.
   */
  const changing = <T>(actor: string, change: (tx: Tx, at: number) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      await advisoryLock(tx, 'staff');
      if (!(await isOwner(tx, actor))) throw forbidden();
      return change(tx, now());
    });

  /** Stores a new invitation and its mail, and ends earlier ones. */
  async function invite(tx: Tx, id: string, at: number): Promise<StaffInvite> {
    const token = randomBytes(32).toString('base64url');
    await endInvites(tx, id, at);
    await tx
      .insertInto('staff_invites')
      .values({
        token_hash: hashOf(token),
        user_id: id,
        created_at: at,
        expires_at: at + INVITE_LIFETIME_MS,
        used_at: null,
      })
      .execute();
    const member = await memberOf(tx, id);
    // After the hash, so that no log of a server or proxy has the token.
    const link = `/invite#${token}`;
    if (origin !== null) await mail.add(tx, inviteMail(member.email, `${origin}${link}`));
    return { member, link: echoesLink || origin === null ? link : null };
  }

  return {
    list: (): Promise<StaffMember[]> => readStaff(db),

    /** @throws Failure 409 if the address has an account, also one of a customer */
    async invite({ fullName, email, staffRole }: NewMember, actor: string): Promise<StaffInvite> {
      const invited = await changing(actor, async (tx, at) => {
        const id = newId();
        const isNew = await insertUser(tx, {
          id,
          full_name: fullName,
          full_name_key: textKey(fullName),
          ...emailColumns(email),
          password_hash: '',
          role: 'admin',
          staff_role: staffRole,
          referral_code: newReferralCode(),
          referred_by: null,
          created_at: at,
        });
        if (!isNew) throw emailTaken();
        const stored = await invite(tx, id, at);
        const details = { after: auditDetails(stored.member) };
        await recordAudit(tx, { at, actor, action: 'staff.invite', subject: id, details });
        return stored;
      });
      mail.deliver();
      return invited;
    },

    /** @throws Failure 404; 409 if the password is set or the account is off */
    async renew(id: string, actor: string): Promise<StaffInvite> {
      const invited = await changing(actor, async (tx, at) => {
        const { active, invitedUntil } = await memberOf(tx, id);
        if (!active) throw conflict(staffMessages.isOff);
        if (invitedUntil === null) throw conflict(staffMessages.hasPassword);
        await recordAudit(tx, { at, actor, action: 'staff.renew', subject: id });
        return invite(tx, id, at);
      });
      mail.deliver();
      return invited;
    },

    /**
     * Changes role or switch. The caller then closes the person's sockets, so that they join the rooms of the new role.
     *
     * @throws Failure 404, for customers too; 409 if no owner would be left
     */
    update: (id: string, { staffRole, active }: StaffChange, actor: string): Promise<StaffMember> =>
      changing(actor, async (tx, at) => {
        const before = await memberOf(tx, id);
        const wanted = { staffRole: staffRole ?? before.staffRole, active: active ?? before.active };
        const staysOwner = wanted.staffRole === 'owner' && wanted.active;
        if (!staysOwner && !(await hasOtherOwner(tx, id))) throw conflict(staffMessages.lastOwner);
        await tx
          .updateTable('users')
          .set({
            staff_role: wanted.staffRole,
            ...(wanted.active !== before.active && { switched_off_at: wanted.active ? null : at }),
          })
          .where('id', '=', id)
          .execute();
        if (!wanted.active) await endOtherSessions(tx, id, null);
        const after = await memberOf(tx, id);
        const details = { before: auditDetails(before), after: auditDetails(after) };
        await recordAudit(tx, { at, actor, action: 'staff.update', subject: id, details });
        return after;
      }),

    /** Sets the first password by the token of a link. @throws Failure 400 for one that does not work (any more) */
    async accept(token: string, newPassword: string): Promise<void> {
      const password_hash = await hashPassword(newPassword);
      await inTransaction(db, async (tx) => {
        const at = now();
        const found = await lockInvite(tx, hashOf(token), at);
        if (!found) throw badField('token', staffMessages.badLink);
        const set = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', found.user_id)
          .where('password_hash', '=', '')
          .where('switched_off_at', 'is', null)
          .executeTakeFirst();
        if (set.numUpdatedRows === 0n) throw badField('token', staffMessages.badLink);
        await endInvites(tx, found.user_id, at);
        await recordAudit(tx, { at, actor: found.user_id, action: 'staff.accept', subject: found.user_id });
      });
    },
  };
}
