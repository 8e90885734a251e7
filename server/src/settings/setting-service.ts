import { SETTING_PARTS, type ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { advisoryLock } from '../platform/db/advisory-lock';
import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Database } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion } from '../platform/edits/check-version';
import { readSettingStamp, readSettings, type Settings, writeSetting } from './setting-queries';

/** The parts as messages name them. */
const WHAT = {
  weekly: 'week',
  exceptions: 'list of dates',
  refuseWhenClosed: 'setting',
  paused: 'pause',
  taxNumber: 'tax number',
  departments: 'list of departments',
  autoAccept: 'setting',
  pace: 'pace',
  tables: 'list of tables',
  mealtimes: 'list of mealtimes',
  happyHours: 'list of happy hours',
  lowStock: 'limit of what runs out',
} as const;

/** Parts to change; missing parts keep their values. */
export type SettingChanges = { readonly [P in keyof Settings]?: Settings[P] | undefined } & {
  /** The version of each part that staff saw; 0 for a part that nobody had stored. */
  readonly versions?: Partial<Record<keyof Settings, number | undefined>> | undefined;
};

/**
 * When the shop takes orders (C28, P10, P13), its tax number (C202), departments (C220), pace (C235), tables (C242),
 * mealtimes (C263) and happy hours (C274), and whether it accepts orders automatically (C229).
 */
export function createSettingService(db: Database, now: () => number) {
  return {
    get: (): Promise<ShopSettings> => readSettings(db),

    /** Changes some parts. Audits who did it and the values before (P74). @throws Failure 409 for a stale version (C165) */
    update(changes: SettingChanges, actor: string): Promise<ShopSettings> {
      const parts = SETTING_PARTS.filter((part) => changes[part] !== undefined);
      if (parts.length === 0) return readSettings(db);
      return inTransaction(db, async (tx) => {
        const at = now();
        await advisoryLock(tx, 'settings');
        const before = await readSettings(tx);
        for (const part of parts) {
          const values = { before, after: { ...before, [part]: changes[part] } };
          const stored = await readSettingStamp(tx, part);
          await checkVersion(tx, { what: WHAT[part], version: changes.versions?.[part], stored, values });
        }
        for (const part of parts) await writeSetting(tx, part, changes[part], at, actor);
        const after = await readSettings(tx);
        for (const part of parts) {
          await recordAudit(tx, {
            at,
            actor,
            action: 'setting.update',
            subject: part,
            details: { before: before[part], after: after[part] },
          });
        }
        await raiseDataVersion(tx);
        return after;
      });
    },
  };
}
