import { badField, conflict, unauthorised } from '@storefront/http/failure';
import type { SecondFactor, SecondFactorSetup } from '@storefront/shared/contract/entities/second-factor';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { lockUser } from '../../platform/db/lock-user';
import type { UsersTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { Person } from '../../platform/http/person';
import type { Mailer } from '../../platform/mail/mailer';
import { endOtherSessions } from '../../platform/sessions/session-store';
import { secondFactorNotice } from '../account-mails';
import { passwordFits } from '../password-hash';
import type { OnRefused } from '../refused-attempt';
import { findUser } from '../user-queries';
import { authenticatorUri, newAuthenticatorSecret } from './authenticator';
import { countCodes, removeCodes, replaceCodes } from './recovery-codes';
import { readNeedingRoles } from './second-factor-roles';
import type { SecretBox } from './secret-box';
import { refusedCode, type TriedCode, trySecondFactor } from './try-second-factor';

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
  readonly openBox: () => Promise<SecretBox>;
}

const IS_ON = 'Two-step login is on already';
const IS_OFF = 'Two-step login is off';

/** Returns the second factor of a person that logins ask for; undefined if it is off. */
export const confirmedFactor = (db: Reader, userId: string) =>
  db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Removes the second factor of a person with the recovery codes, and audits it. @param actor who did it */
export async function removeSecondFactor(tx: Tx, userId: string, actor: string, at: number): Promise<void> {
  await removeCodes(tx, userId);
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await recordAudit(tx, { at, actor, action: 'user.factor.remove', subject: userId });
}

/** The second factor of one's own account (C297). */
export function createSecondFactorService({ db, now, mail, openBox }: Deps) {
  const own = async ({ id }: Person): Promise<UsersTable> => {
    const user = await findUser(db, id);
    if (!user) throw unauthorised();
    return user;
  };

  async function checkPassword(user: UsersTable, password: string, onRefused: OnRefused): Promise<void> {
    if (await passwordFits(user.password_hash || null, password)) return;
    await onRefused(user.id);
    throw badField('password', 'This password is not right');
  }

  /**
   * Runs `onRight` in the transaction that checks the code, which commits in any case.
   *
   * @throws Failure 400 or 429 if the code does not count
   */
  async function withCode<T>(
    userId: string,
    code: string,
    onRefused: OnRefused,
    check: (tx: Tx) => Promise<void>,
    onRight: (tx: Tx, at: number) => Promise<T>,
  ): Promise<T> {
    const box = await openBox();
    const at = now();
    const done = await inTransaction(
      db,
      async (tx): Promise<{ result: T } | { refused: Exclude<TriedCode, 'right'> }> => {
        await lockUser(tx, userId);
        await check(tx);
        const tried = await trySecondFactor(tx, box, { userId, code, at });
        return tried === 'right' ? { result: await onRight(tx, at) } : { refused: tried };
      },
    );
    if ('result' in done) return done.result;
    if (done.refused === 'wrong') await onRefused(userId);
    throw refusedCode(done.refused, at);
  }

  const assertOn = (userId: string) => async (tx: Tx) => {
    if (!(await confirmedFactor(tx, userId))) throw conflict(IS_OFF);
  };

  return {
    async get(person: Person): Promise<SecondFactor> {
      const user = await own(person);
      const since = (await confirmedFactor(db, user.id))?.confirmed_at ?? null;
      const role = user.role === 'admin' ? user.staff_role : null;
      const roles = await readNeedingRoles(db);
      return {
        active: since !== null,
        since: since === null ? null : new Date(since).toISOString(),
        recoveryCodesLeft: since === null ? 0 : await countCodes(db, user.id),
        required: role !== null && roles.includes(role),
      };
    },

    /** Replaces a secret that nobody confirmed. @throws Failure 400 for a wrong password, 409 if it is on */
    async setUp(person: Person, password: string, onRefused: OnRefused): Promise<SecondFactorSetup> {
      const user = await own(person);
      await checkPassword(user, password, onRefused);
      const box = await openBox();
      const secret = newAuthenticatorSecret();
      const row = {
        ...box.seal(user.id, secret),
        created_at: now(),
        confirmed_at: null,
        last_step: 0,
        tries: 0,
        locked_until: 0,
      };
      await inTransaction(db, async (tx) => {
        await lockUser(tx, user.id);
        if (await confirmedFactor(tx, user.id)) throw conflict(IS_ON);
        await tx
          .insertInto('second_factors')
          .values({ user_id: user.id, ...row })
          .onConflict((conflicting) => conflicting.column('user_id').doUpdateSet(row))
          .execute();
      });
      return { secret, uri: authenticatorUri(secret, user.email) };
    },

    /**
     * Turns it on. Every other session ends: whoever began it gave no second factor.
     *
     * @returns the recovery codes
     * @throws Failure 400 or 429 for the code, 409 if nothing is set up or it is on
     */
    async confirm(person: Person, code: string, onRefused: OnRefused): Promise<string[]> {
      const user = await own(person);
      const assertSetUp = async (tx: Tx) => {
        const row = await tx
          .selectFrom('second_factors')
          .select('confirmed_at')
          .where('user_id', '=', user.id)
          .executeTakeFirst();
        if (!row) throw conflict('Begin with your password');
        if (row.confirmed_at !== null) throw conflict(IS_ON);
      };
      const codes = await withCode(user.id, code, onRefused, assertSetUp, async (tx, at) => {
        await tx
          .updateTable('second_factors')
          .set({ confirmed_at: at })
          .where('user_id', '=', user.id)
          .execute();
        await endOtherSessions(tx, user.id, person.sessionHash);
        await recordAudit(tx, { at, actor: user.id, action: 'user.factor.add', subject: user.id });
        await mail.add(tx, secondFactorNotice(user.email, 'on'));
        return replaceCodes(tx, user.id);
      });
      mail.deliver();
      return codes;
    },

    /** Replaces the recovery codes. @throws Failure 400 or 429 for the code, 409 if it is off */
    async replaceCodes(person: Person, code: string, onRefused: OnRefused): Promise<string[]> {
      const user = await own(person);
      return withCode(user.id, code, onRefused, assertOn(user.id), async (tx, at) => {
        await recordAudit(tx, { at, actor: user.id, action: 'user.factor.codes', subject: user.id });
        return replaceCodes(tx, user.id);
      });
    },

    /** Turns it off. @throws Failure 400 for password or code, 429 for too many codes, 409 if it is off */
    async turnOff(
      person: Person,
      { password, code }: { readonly password: string; readonly code: string },
      onRefused: OnRefused,
    ): Promise<void> {
      const user = await own(person);
      await checkPassword(user, password, onRefused);
      await withCode(user.id, code, onRefused, assertOn(user.id), async (tx, at) => {
        await removeSecondFactor(tx, user.id, user.id, at);
        await mail.add(tx, secondFactorNotice(user.email, 'off'));
      });
      mail.deliver();
    },
  };
}
