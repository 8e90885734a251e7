import { badField, notFound } from '@storefront/http/failure';
import * as messages from '@storefront/shared/messages';
import { bonusesAtSignUp } from '@storefront/shared/rules/bonuses';
import { textKey } from '@storefront/shared/rules/text';
import type { Insertable } from 'kysely';
import { creditPoints } from '../loyalty/credit-points';
import { recordAudit } from '../platform/db/audit';
import type { Database, Reader, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import type { Mailer } from '../platform/mail/mailer';
import { welcomeMail } from './account-mails';
import { emailColumns } from './email-columns';
import { emailTaken } from './email-taken';
import { findPerson } from './one-person';
import { hashPassword } from './password-hash';
import { newReferralCode, normaliseReferralCode } from './referral-code';
import { findUserByEmail, findUserByReferralCode, insertUser } from './user-queries';

export interface Registration {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly entredReferalCode: string | null;
}

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
  /** Of links in mails; null: they have none. */
  readonly origin: string | null;
}

async function referrerOf(db: Reader, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const referrer = await findUserByReferralCode(db, normaliseReferralCode(code));
  if (!referrer) throw badField('entredReferalCode', messages.account.referralInvalid);
  // The code of an account that was merged is one of the account that has all of it (C302).
  return referrer.merged_into ?? referrer.id;
}

/** Returns whether somebody had welcome points with another account of the mailbox, also a deleted one (C413). */
async function hadWelcome(tx: Tx, id: string): Promise<boolean> {
  const { userIds } = await findPerson(tx, { userId: id, email: null, phones: [] });
  const lot = await tx
    .selectFrom('point_lots')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'welcome-sign-up')
    .limit(1)
    .executeTakeFirst();
  return lot !== undefined;
}

/**
 * Stores an account with its welcome points and audit entry, in the caller's transaction; returns false if the address
 * already has one.
 */
export async function storeCustomer(tx: Tx, row: Insertable<UsersTable>): Promise<boolean> {
  const { id, created_at: at } = row;
  if (!(await insertUser(tx, row))) return false;
  for (const { userId, points, key } of (await hadWelcome(tx, id)) ? [] : bonusesAtSignUp(id)) {
    await creditPoints(tx, { userId, kind: 'welcome-sign-up', points, orderId: '', key }, at);
  }
  await recordAudit(tx, { at, actor: id, action: 'user.register', subject: id });
  return true;
}

/** Registers customers and checks referral codes. */
export function createRegistrationService({ db, now, mail, origin }: Deps) {
  return {
    /**
     * Creates a customer's account, credits the welcome points and mails a welcome. Ignores other fields of the form (P54).
     *
     * @throws Failure 400 for an unknown referral code (C41); 409 when the address has an account (C40)
     */
    async register({ fullName, email, password, entredReferalCode }: Registration): Promise<void> {
      const referredBy = await referrerOf(db, entredReferalCode);
      if (await findUserByEmail(db, email)) throw emailTaken();
      const at = now();
      const row = {
        id: newId(),
        full_name: fullName,
        full_name_key: textKey(fullName),
        ...emailColumns(email),
        password_hash: await hashPassword(password),
        role: 'customer' as const,
        referral_code: newReferralCode(),
        referred_by: referredBy,
        created_at: at,
      };
      await inTransaction(db, async (tx) => {
        if (!(await storeCustomer(tx, row))) throw emailTaken();
        await mail.add(tx, welcomeMail(row.email, origin));
      });
      mail.deliver();
    },

    /** @throws Failure 404 for an unknown code (C94) */
    async checkReferral(code: string): Promise<{ valid: true }> {
      const referrer = await findUserByReferralCode(db, normaliseReferralCode(code));
      if (!referrer) throw notFound(messages.account.referralInvalid);
      return { valid: true };
    },
  };
}
