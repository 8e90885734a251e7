import { badField, conflict, unauthorised } from '@storefront/http/failure';
import type { DeviceFace } from '@storefront/shared/contract/entities/staff-member';
import { DEVICE_MS, PIN_TRIES, staffMessages } from '@storefront/shared/rules/staff-accounts';
import { recordAudit } from '../platform/db/audit';
import type { Database, Reader } from '../platform/db/database';
import { lockUser } from '../platform/db/lock-user';
import type { UsersTable } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import type { Person } from '../platform/http/person';
import { endSession, startSession } from '../platform/sessions/session-store';
import { hashPassword, passwordFits } from '../users/password-hash';
import { findUser, holdUnchanged } from '../users/user-queries';

export interface Unlock {
  readonly device: string | null;
  readonly id: string;
  readonly pin: string;
  /** The browser's previous session, which ends (P60). */
  readonly earlierSession: string | null;
  /** Browser and system (C299). */
  readonly words: string | null;
}

const knownOn = (db: Reader, device: string, now: number) =>
  db
    .selectFrom('staff_devices')
    .innerJoin('users', 'users.id', 'staff_devices.user_id')
    .innerJoin('staff_pins', 'staff_pins.user_id', 'users.id')
    .where('device_hash', '=', device)
    .where('expires_at', '>', now)
    .where('role', '=', 'admin')
    .where('switched_off_at', 'is', null);

const wrongPin = () => badField('pin', staffMessages.wrongPin);

/** Locks shared devices and unlocks them by PIN (C295). A locked device has no session. */
export function createDeviceService(db: Database, now: () => number) {
  /** Counts a try before the PIN is compared, so that concurrent tries count too. */
  const countTry = (userId: string) =>
    db
      .updateTable('staff_pins')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', PIN_TRIES)
      .returning('pin_hash')
      .executeTakeFirst();

  return {
    /** Sets the own PIN, or removes it with null. @throws Failure 400 for a wrong password */
    async setPin(person: Person, pin: string | null, password: string): Promise<void> {
      const user = await findUser(db, person.id);
      if (!(await passwordFits(user?.password_hash || null, password)))
        throw badField('password', staffMessages.wrongPassword);
      const pin_hash = pin === null ? null : await hashPassword(pin);
      const at = now();
      await inTransaction(db, async (tx) => {
        await tx.deleteFrom('staff_pins').where('user_id', '=', person.id).execute();
        if (pin_hash !== null)
          await tx.insertInto('staff_pins').values({ user_id: person.id, pin_hash, tries: 0 }).execute();
        const details = { pin: pin_hash === null ? 'removed' : 'set' };
        await recordAudit(tx, { at, actor: person.id, action: 'staff.pin', subject: person.id, details });
      });
    },

    /**
     * Ends the session; its person may unlock the device by PIN from now on.
     *
     * @throws Failure 409 without a PIN; 401 if the session was ended meanwhile, as by a new password
     */
    async lock(person: Person, device: string): Promise<void> {
      const at = now();
      await inTransaction(db, async (tx) => {
        await lockUser(tx, person.id);
        if (!(await endSession(tx, person.sessionHash))) throw unauthorised();
        const pin = await tx
          .selectFrom('staff_pins')
          .select('user_id')
          .where('user_id', '=', person.id)
          .executeTakeFirst();
        if (!pin) throw conflict(staffMessages.noPin);
        await tx
          .insertInto('staff_devices')
          .values({ device_hash: device, user_id: person.id, expires_at: at + DEVICE_MS })
          .onConflict((row) =>
            row.columns(['device_hash', 'user_id']).doUpdateSet({ expires_at: at + DEVICE_MS }),
          )
          .execute();
        await recordAudit(tx, { at, actor: person.id, action: 'session.lock', subject: person.id });
      });
    },

    /** Returns who may unlock a device, by name. */
    async faces(device: string | null): Promise<DeviceFace[]> {
      if (device === null) return [];
      const rows = await knownOn(db, device, now())
        .select(['users.id', 'full_name'])
        .orderBy('full_name_key')
        .orderBy('users.id')
        .execute();
      return rows.map(({ id, full_name }) => ({ _id: id, id, fullName: full_name }));
    },

    /**
     * Starts a session by PIN.
     *
     * @throws Failure 400 for a wrong PIN, and in the same words for a person whom the device does not know
     */
    async unlock({
      device,
      id,
      pin,
      earlierSession,
      words,
    }: Unlock): Promise<{ user: UsersTable; sessionId: string }> {
      const at = now();
      const known =
        device !== null &&
        (await knownOn(db, device, at).select('users.id').where('users.id', '=', id).executeTakeFirst());
      const tried = known ? await countTry(id) : undefined;
      if (known && !tried) throw badField('pin', staffMessages.pinEnded);
      const fits = await passwordFits(tried?.pin_hash ?? null, pin);
      const user = fits && tried ? await findUser(db, id) : null;
      if (!user) {
        if (known)
          await inTransaction(db, (tx) =>
            recordAudit(tx, { at, actor: 'guest', action: 'staff.pin.refuse', subject: id }),
          );
        throw wrongPin();
      }
      const sessionId = await inTransaction(db, async (tx) => {
        // A change of the password or the switch since the check ends the device, too.
        const stillKnown =
          (await holdUnchanged(tx, user)) &&
          (await knownOn(tx, device ?? '', at)
            .select('users.id')
            .where('users.id', '=', id)
            .executeTakeFirst());
        if (!stillKnown) throw wrongPin();
        await tx.updateTable('staff_pins').set({ tries: 0 }).where('user_id', '=', id).execute();
        await tx
          .updateTable('staff_devices')
          .set({ expires_at: at + DEVICE_MS })
          .where('device_hash', '=', device ?? '')
          .where('user_id', '=', id)
          .execute();
        if (earlierSession) await endSession(tx, earlierSession);
        await recordAudit(tx, { at, actor: id, action: 'session.unlock', subject: id });
        return startSession(tx, id, at, { device: words, isShared: true });
      });
      return { user, sessionId };
    },

    /** Forgets a person on a device: who logs out unlocks it by PIN no more. */
    async forget(device: string | null, userId: string): Promise<void> {
      if (device === null) return;
      await db
        .deleteFrom('staff_devices')
        .where('device_hash', '=', device)
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
