import { OTP_TRIES } from '@storefront/shared/rules/credentials';
import type { Reader } from '../platform/db/database';
import type { OneTimeCodesTable } from '../platform/db/sign-in-schema';
import { passwordFits } from './password-hash';

type Tried = Pick<OneTimeCodesTable, 'id' | 'code_hash'> | undefined;

const live = (db: Reader, userId: string, purpose: OneTimeCodesTable['purpose'], now: number) =>
  db
    .selectFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1);

const countTry = (db: Reader, column: 'tries' | 'guesses', code: ReturnType<typeof live>): Promise<Tried> =>
  db
    .updateTable('one_time_codes')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', code.select('id'))
    .where(column, '<', OTP_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();

const fitting = async (row: Tried | null, code: string): Promise<string | null> =>
  (await passwordFits(row?.code_hash ?? null, code)) && row ? row.id : null;

/**
 * Checks the code for a change of a person's own account: at most five tries, concurrent ones included (P55). Compares
 * nothing if no code is live, because a comparison takes a processor for tens of milliseconds.
 *
 * @returns the id for `spendCode`, or null if the code is wrong
 */
export async function tryAccountCode(
  db: Reader,
  userId: string,
  code: string,
  now: number,
): Promise<string | null> {
  const row = await countTry(db, 'tries', live(db, userId, 'account', now));
  return row ? fitting(row, code) : null;
}

/** The requester of a reset: `userId` is null for an unknown address, `ticket` for an unknown browser. */
export interface Asker {
  readonly userId: string | null;
  readonly ticket: string | null;
}

/**
 * Checks a code for a forgotten password. The browser that requested it has five tries of its own; all others share
 * five tries at the newest code of another requester (P55, C102). For an unknown address it takes as long and fails
 * (P58).
 *
 * @returns the id for `spendCode`, or null if the code is wrong
 */
export async function tryResetCode(
  db: Reader,
  { userId, ticket }: Asker,
  code: string,
  now: number,
): Promise<string | null> {
  const codes = userId === null ? null : live(db, userId, 'reset', now);
  const own =
    codes && ticket !== null ? await countTry(db, 'tries', codes.where('asked_by', '=', ticket)) : null;
  const another = codes && (await countTry(db, 'guesses', codes.where('asked_by', '!=', ticket ?? '')));
  const [first, second] = await Promise.all([fitting(own, code), fitting(another, code)]);
  return first ?? second;
}
