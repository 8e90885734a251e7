import { randomInt } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_TRIES } from '@storefront/shared/rules/otp';
import type { Database, Reader, Tx } from '../db/database';
import { newId } from '../db/ids';
import { lockUser } from '../db/lock-user';
import type { OneTimeCodesTable } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { hashPassword, passwordFits } from './password-hash';

export interface CodeOwner {
  readonly userId: string;
  readonly purpose: OneTimeCodesTable['purpose'];
}

/** Makes a code for one person and purpose; an earlier one is void from then on (C1, C88). */
export async function issueCode(db: Database, owner: CodeOwner, now: number): Promise<string> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
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
      })
      .execute();
  });
  return code;
}

/**
 * Tries a code: at most five tries each, however many come at once (P55). With nobody to ask (`owner` null) it takes
 * as long and fails (P58).
 *
 * @returns the id to hand to `spendCode`, or null when the code does not fit.
 */
export async function tryCode(
  db: Reader,
  owner: CodeOwner | null,
  code: string,
  now: number,
): Promise<string | null> {
  const row = owner && (await countTry(db, owner, now));
  return (await passwordFits(row?.code_hash ?? null, code)) && row ? row.id : null;
}

/** Marks a code as used; false when somebody else was faster. */
export async function spendCode(tx: Tx, id: string, now: number): Promise<boolean> {
  const spent = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

async function countTry(db: Reader, { userId, purpose }: CodeOwner, now: number) {
  return db
    .updateTable('one_time_codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

async function voidCodes(tx: Tx, { userId, purpose }: CodeOwner, now: number): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
