import { badField, notFound } from '@storefront/http/failure';
import {
  type PaymentSetting,
  type PayTo,
  SWITCHED_METHODS,
  type SwitchedMethod,
} from '@storefront/shared/contract/entities/payment';
import {
  isWallet,
  METHOD_NAMES,
  missingForWallet,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@storefront/shared/rules/payment';
import { advisoryLock } from '../platform/db/advisory-lock';
import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Database, Reader } from '../platform/db/database';
import type { PaymentSettingsTable } from '../platform/db/payment-schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion, nextStamp } from '../platform/edits/check-version';
import type { MediaService } from '../platform/media/media-service';
import { toWirePicture } from '../platform/media/picture-record';

/** What staff send: the fields of the form, and the picture if they chose one. */
interface PaymentEdit {
  readonly active: boolean;
  readonly accountName: string | null;
  readonly walletId: string | null;
  readonly version?: number | undefined;
  readonly bytes?: Buffer | undefined;
}

/** A method that nobody has stored: off. */
const unstored = (id: SwitchedMethod): PaymentSettingsTable => ({
  id,
  active: 0,
  account_name: null,
  wallet_id: null,
  picture: null,
  version: 0,
  updated_at: null,
  updated_by: null,
});

const toWire = (row: PaymentSettingsTable): PaymentSetting => ({
  method: row.id,
  active: row.active === 1,
  accountName: row.account_name,
  walletId: row.wallet_id,
  ...(row.picture !== null && toWirePicture(JSON.parse(row.picture))),
  version: row.version,
});

/** Returns the ways to pay besides cash; those that nobody has stored are off. */
export async function readPaymentSettings(db: Reader): Promise<PaymentSetting[]> {
  const rows = await db.selectFrom('payment_settings').selectAll().execute();
  return SWITCHED_METHODS.map((method) => toWire(rows.find(({ id }) => id === method) ?? unstored(method)));
}

/** Returns where one pays by a wallet (C281). @throws Failure 404 if it is not on */
export async function readWallet(db: Reader, wanted: SwitchedMethod): Promise<PayTo> {
  const found = (await readPaymentSettings(db)).find(({ method }) => method === wanted);
  if (!found?.active || !isWallet(wanted)) throw notFound('This way to pay is not possible now');
  return payToOf(found);
}

/** Returns what customers see of a wallet. */
export const payToOf = ({ accountName, walletId, image, imageSet }: PaymentSetting): PayTo => ({
  accountName,
  walletId,
  ...(image !== undefined && { image, imageSet }),
});

/** Returns the ways to pay that customers can choose; cash is always one (C280). */
export async function readPaymentMethods(db: Reader): Promise<PaymentMethod[]> {
  const rows = await db.selectFrom('payment_settings').select('id').where('active', '=', 1).execute();
  return PAYMENT_METHODS.filter((method) => method === 'cash' || rows.some(({ id }) => id === method));
}

/** @throws Failure 400 with the field that a wallet lacks to be on */
function checkComplete({ id, active, account_name, wallet_id, picture }: PaymentSettingsTable): void {
  if (active === 0 || !isWallet(id)) return;
  const missing = missingForWallet(id, {
    accountName: account_name,
    walletId: wallet_id,
    hasPicture: picture !== null,
  });
  if (missing) throw badField(missing.field, missing.problem);
}

/**
 * Stores a way to pay, with its audit entry; without a picture the stored one stays.
 *
 * @throws Failure 400 for a wallet that lacks something, 409 for a stale version; PictureError
 */
export async function updatePaymentSetting(
  { db, media, now }: { readonly db: Database; readonly media: MediaService; readonly now: () => number },
  id: SwitchedMethod,
  { active, accountName, walletId, version, bytes }: PaymentEdit,
  actor: string,
): Promise<PaymentSetting> {
  const picture = bytes && JSON.stringify(await media.ingest(bytes));
  return inTransaction(db, async (tx) => {
    await advisoryLock(tx, 'settings');
    const stored = await tx
      .selectFrom('payment_settings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const before = stored ?? unstored(id);
    const at = now();
    const edited: PaymentSettingsTable = {
      ...before,
      active: active ? 1 : 0,
      account_name: accountName,
      wallet_id: walletId,
      picture: picture ?? before.picture,
    };
    const values = { before: toWire(before), after: toWire(edited) };
    await checkVersion(tx, { what: METHOD_NAMES[id], version, stored: before, values });
    checkComplete(edited);
    const after = { ...edited, ...nextStamp(before, actor, at) };
    if (stored) await tx.updateTable('payment_settings').set(after).where('id', '=', id).execute();
    else await tx.insertInto('payment_settings').values(after).execute();
    await recordAudit(tx, { at, actor, action: 'setting.update', subject: `payment ${id}`, details: values });
    await raiseDataVersion(tx);
    return toWire(after);
  });
}
