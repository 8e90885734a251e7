import { type ShopSettings, shopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { DEFAULT_PACE } from '@storefront/shared/ordering/suggest-minutes';
import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import { DEFAULT_LOW_STOCK } from '@storefront/shared/rules/low-stock';
import type { Mealtimes } from '@storefront/shared/rules/mealtimes';
import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings } from '@storefront/shared/rules/opening-hours';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Reader, Tx } from '../platform/db/database';
import type { EditStamp } from '../platform/db/schema';
import { readPaymentMethods } from './payment-settings';

/** The parts of the settings; each is a row, so that changes of two parts never meet. */
export type Settings = Pick<OrderingSettings, 'weekly' | 'exceptions' | 'refuseWhenClosed' | 'paused'> &
  Required<
    Pick<
      ShopSettings,
      'taxNumber' | 'departments' | 'autoAccept' | 'pace' | 'tables' | 'mealtimes' | 'happyHours' | 'lowStock'
    >
  >;

const UNSTORED = {
  weekly: 0,
  exceptions: 0,
  refuseWhenClosed: 0,
  paused: 0,
  taxNumber: 0,
  departments: 0,
  autoAccept: 0,
  pace: 0,
  tables: 0,
  mealtimes: 0,
  happyHours: 0,
  lowStock: 0,
};

const wholeSettings = shopSettings.required();

/** All settings of the shop. */
export type WholeSettings = z.infer<typeof wholeSettings>;

/** The settings as they stand: what staff stored, over what holds until then (C28), and the version of each part. */
export async function readSettings(db: Reader): Promise<WholeSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value', 'version']).execute();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  const versions = {
    ...UNSTORED,
    ...Object.fromEntries(rows.map(({ name, version }) => [name, version])),
  };
  return wholeSettings.parse({
    ...DEFAULT_ORDERING_SETTINGS,
    taxNumber: null,
    departments: {},
    autoAccept: false,
    pace: DEFAULT_PACE,
    tables: [],
    mealtimes: {},
    happyHours: [],
    lowStock: DEFAULT_LOW_STOCK,
    ...stored,
    paymentMethods: await readPaymentMethods(db),
    versions,
  });
}

/** Returns one part of the settings; `unstored` until staff store it. */
async function readPart<T>(db: Reader, part: keyof Settings, unstored: T): Promise<T> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', part).executeTakeFirst();
  return row ? JSON.parse(row.value) : unstored;
}

/** Returns when categories of the menu are served (C263). */
export const readMealtimes = (db: Reader): Promise<Mealtimes> => readPart(db, 'mealtimes', {});

/** Returns when the dishes of categories cost less (C274). */
export const readHappyHours = (db: Reader): Promise<readonly HappyHour[]> => readPart(db, 'happyHours', []);

/** Returns the stamp of a part; version 0 if nobody has stored it. */
export async function readSettingStamp(tx: Tx, name: keyof Settings): Promise<EditStamp> {
  const stored = await tx
    .selectFrom('settings')
    .select(['version', 'updated_at', 'updated_by'])
    .where('name', '=', name)
    .executeTakeFirst();
  return stored ?? { version: 0, updated_at: null, updated_by: null };
}

/** Stores one part of the settings and raises its version. */
export async function writeSetting(tx: Tx, name: keyof Settings, value: unknown, at: number, by: string) {
  const row = { name, value: JSON.stringify(value), updated_at: at, updated_by: by, version: 1 };
  await tx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: row.value,
        updated_at: at,
        updated_by: by,
        version: sql`settings.version + 1`,
      }),
    )
    .execute();
}
