import { createHash, randomInt } from 'node:crypto';
import {
  formatRecoveryCode,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '@storefront/shared/rules/second-factor';
import type { Reader, Tx } from '../../platform/db/database';

/** 79 bits cannot be searched, so a fast hash is enough. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

const newCode = () =>
  Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_CHARACTERS[randomInt(RECOVERY_CHARACTERS.length)],
  ).join('');

/** Replaces a person's recovery codes. Returns the new ones as people read them; only their hashes are stored. */
export async function replaceCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await removeCodes(tx, userId);
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId, used_at: null })))
    .execute();
  return codes.map(formatRecoveryCode);
}

export async function removeCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses a recovery code up; returns false if it is not the person's, or was used. @param code without hyphens */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string, at: number): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('code_hash', '=', hashOf(code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns how many recovery codes of a person still work. */
export async function countCodes(db: Reader, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
