import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Database } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import { readSettings, type Settings, writeSetting } from './setting-queries';

const PARTS = ['weekly', 'exceptions', 'refuseWhenClosed', 'paused'] as const;

/** Parts to change; missing parts keep their values. */
export type SettingChanges = { readonly [P in keyof Settings]?: Settings[P] | undefined };

/** When the shop takes orders (C28, P10, P13). */
export function createSettingService(db: Database, now: () => number) {
  return {
    get: (): Promise<ShopSettings> => readSettings(db),

    /** Changes some parts. Audits who did it and the values before (P74). */
    update(changes: SettingChanges, actor: string): Promise<ShopSettings> {
      const parts = PARTS.filter((part) => changes[part] !== undefined);
      if (parts.length === 0) return readSettings(db);
      return inTransaction(db, async (tx) => {
        const at = now();
        const before = await readSettings(tx);
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
