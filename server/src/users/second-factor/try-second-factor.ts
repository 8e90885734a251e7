import { badField, Failure } from '@storefront/http/failure';
import { secondFactorCodeKind, secondFactorLockMs } from '@storefront/shared/rules/second-factor';
import type { Tx } from '../../platform/db/database';
import { lockRows } from '../../platform/db/lock-rows';
import type { SecondFactorsTable } from '../../platform/db/sign-in-schema';
import { stepOfCode } from './authenticator';
import { spendRecoveryCode } from './recovery-codes';
import type { SecretBox } from './secret-box';

/** What became of a code; `lockedUntil` (ms): codes of this account are refused until then, also right ones. */
export type TriedCode = 'right' | 'wrong' | { readonly lockedUntil: number };

interface Given {
  readonly userId: string;
  /** Six digits of the app, or a recovery code without hyphens. */
  readonly code: string;
  /** Milliseconds, UTC. */
  readonly at: number;
}

/** Returns the last step that counts now, or null if the code is wrong or was used before. */
async function accept(
  tx: Tx,
  box: SecretBox,
  factor: SecondFactorsTable,
  { userId, code, at }: Given,
): Promise<number | null> {
  if (secondFactorCodeKind(code) === 'recovery')
    return factor.confirmed_at !== null && (await spendRecoveryCode(tx, userId, code, at))
      ? factor.last_step
      : null;
  const step = stepOfCode(box.open(userId, factor), code, at);
  return step !== null && step > factor.last_step ? step : null;
}

/**
 * Checks a code of a person's second factor and counts it in the caller's transaction, which must commit for a wrong code
 * too: five wrong ones in a row lock all codes of the account for a time (C297). Each code counts once. Concurrent tries
 * wait for each other.
 */
export async function trySecondFactor(tx: Tx, box: SecretBox, given: Given): Promise<TriedCode> {
  const { userId, at } = given;
  const factor = await tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!factor) return 'wrong';
  if (factor.locked_until > at) return { lockedUntil: factor.locked_until };
  const step = await accept(tx, box, factor, given);
  const tries = step === null ? factor.tries + 1 : 0;
  const lockMs = secondFactorLockMs(tries);
  await tx
    .updateTable('second_factors')
    .set({ last_step: step ?? factor.last_step, tries, locked_until: lockMs === 0 ? 0 : at + lockMs })
    .where('user_id', '=', userId)
    .execute();
  return step === null ? 'wrong' : 'right';
}

/** Returns the refusal of a code: 400 at `code`, or 429 with the time to wait. */
export function refusedCode(tried: Exclude<TriedCode, 'right'>, at: number): Failure {
  if (tried === 'wrong') return badField('code', 'This code is not right, or was used before');
  const retryAfter = Math.ceil((tried.lockedUntil - at) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  const wait =
    minutes > 60 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new Failure(429, `Too many wrong codes. Please try again in ${wait}.`, { data: { retryAfter } });
}
