import { randomInt } from 'node:crypto';
import { isStaffCode, OTP_LENGTH, OTP_LIFETIME_MS } from '@storefront/shared/rules/credentials';
import type { Database, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { lockUser } from '../platform/db/lock-user';
import type { OneTimeCodesTable } from '../platform/db/sign-in-schema';
import { inTransaction } from '../platform/db/transaction';
import { hashPassword } from './password-hash';

/** Letters and digits that nobody mistakes for each other. */
const STAFF_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Returns a new code: six digits, or for a reset by staff six letters and digits with at least one letter. §9 allows six
 * characters; with letters there are 880 times as many codes (C39).
 */
function newCode(isForStaff: boolean): string {
  const characters = isForStaff ? STAFF_CHARACTERS : '0123456789';
  for (;;) {
    const drawn = Array.from({ length: OTP_LENGTH }, () => characters[randomInt(characters.length)]);
    const code = drawn.join('');
    if (isStaffCode(code) === isForStaff) return code;
  }
}

export interface CodeOwner {
  readonly userId: string;
  readonly purpose: OneTimeCodesTable['purpose'];
  /** Hash of the requesting browser's ticket; null if a session identifies the person. */
  readonly askedBy: string | null;
}

/**
 * Creates a code for one person and purpose, and calls `onIssued` in the same transaction, with the address that the
 * account has then: a code in the mailbox of an earlier address would prove the new one (P72). Voids the requester's
 * earlier code (C1, C88), but not codes that others requested (C102).
 */
export async function issueCode(
  db: Database,
  owner: CodeOwner & { readonly isStaff: boolean },
  now: number,
  onIssued: (tx: Tx, issued: { readonly code: string; readonly email: string }) => Promise<void>,
): Promise<string> {
  const code = newCode(owner.isStaff && owner.purpose === 'reset');
  const code_hash = await hashPassword(code);
  await inTransaction(db, async (tx) => {
    await lockUser(tx, owner.userId);
    await voidCodes(tx, owner, now);
    await tx
      .insertInto('one_time_codes')
      .values({
        id: newId(),
        user_id: owner.userId,
        purpose: owner.purpose,
        code_hash,
        tries: 0,
        created_at: now,
        expires_at: now + OTP_LIFETIME_MS,
        used_at: null,
        asked_by: owner.askedBy,
        guesses: 0,
      })
      .execute();
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    await onIssued(tx, { code, email });
  });
  return code;
}

/**
 * Marks a code as used; returns false if a concurrent request already did. Notes that its person reads the address (C414):
 * a change of the address forgets that.
 */
export async function spendCode(tx: Tx, id: string, now: number): Promise<boolean> {
  const spent = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!spent) return false;
  await tx.updateTable('users').set({ email_proved_at: now }).where('id', '=', spent.user_id).execute();
  return true;
}

/** Voids a person's codes for one purpose: those of one requester, or all with `askedBy` null. */
export async function voidCodes(tx: Tx, { userId, purpose, askedBy }: CodeOwner, now: number): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .$if(askedBy !== null, (query) => query.where('asked_by', '=', askedBy))
    .execute();
}
