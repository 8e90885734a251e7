import { shopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '@storefront/shared/rules/opening-hours';
import type { Reader, Tx } from '../platform/db/database';

/** The parts of the settings; each is a row, so that changes of two parts never meet. */
export type Settings = Pick<OrderingSettings, 'weekly' | 'exceptions' | 'refuseWhenClosed' | 'paused'>;

/** The settings as they stand: what staff stored, over what holds until then (C28). */
export async function readSettings(db: Reader) {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  return shopSettings.parse({ ...DEFAULT_ORDERING_SETTINGS, ...stored });
}

/** Stores one part of the settings. */
export async function writeSetting(tx: Tx, name: keyof Settings, value: unknown, at: number, by: string) {
  const row = { name, value: JSON.stringify(value), updated_at: at, updated_by: by };
  await tx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: row.value, updated_at: at, updated_by: by }),
    )
    .execute();
}
