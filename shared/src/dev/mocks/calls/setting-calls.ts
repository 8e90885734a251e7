import { SETTING_PARTS } from '../../../contract/entities/shop-settings';
import { DEFAULT_PACE } from '../../../ordering/suggest-minutes';
import { DEFAULT_LOW_STOCK } from '../../../rules/low-stock';
import { settingProblem } from '../../../rules/rights';
import { methodsOf } from '../orders/payments';
import { checkVersion, recordEdit } from '../support/check-version';
import { member } from '../support/mock-context';
import { refuse } from '../support/mock-failure';
import { mockTableCode } from '../support/mock-link-codes';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { staffRoleOf } from '../support/staff-role';
import type { MockWorld } from '../world';

type SettingCall = 'getSettings' | 'updateSettings' | 'listTableCodes';

const given = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const settingsOf = ({
  coupons,
  orderingSettings,
  paymentSettings,
  settingVersions,
  sittings,
}: MockWorld) => ({
  zone: orderingSettings.zone,
  weekly: orderingSettings.weekly.map((ranges) => [...ranges]),
  exceptions: Object.fromEntries(
    Object.entries(orderingSettings.exceptions).map(([day, ranges]) => [day, [...ranges]]),
  ),
  refuseWhenClosed: orderingSettings.refuseWhenClosed,
  paused: orderingSettings.paused,
  taxNumber: orderingSettings.taxNumber ?? null,
  departments: orderingSettings.departments ?? {},
  autoAccept: orderingSettings.autoAccept ?? false,
  pace: orderingSettings.pace ?? DEFAULT_PACE,
  mealtimes: orderingSettings.mealtimes ?? {},
  ...(coupons && { happyHours: orderingSettings.happyHours ?? [] }),
  lowStock: orderingSettings.lowStock ?? DEFAULT_LOW_STOCK,
  ...(paymentSettings && { paymentMethods: methodsOf(paymentSettings) }),
  ...(sittings && { tables: orderingSettings.tables ?? [] }),
  ...(settingVersions && { versions: settingVersions }),
});

/** Calls of the settings: opening hours, pause, table codes. */
export const settingCalls: MockResolvers<SettingCall> = {
  getSettings: ({ world }) => settingsOf(world),

  updateSettings(context) {
    const { world, body } = context;
    const { versions = {}, ...changes } = body;
    const before = settingsOf(world);
    const parts = SETTING_PARTS.filter((part) => changes[part] !== undefined);
    refuse(settingProblem(staffRoleOf(member(context)), parts));
    for (const part of parts) {
      const values = { before, after: { ...before, [part]: changes[part] } };
      const stored = before.versions?.[part];
      checkVersion(world, { id: part, what: 'setting', version: versions[part], stored, values });
    }
    for (const part of parts) {
      recordEdit(world, part, member(context));
      if (world.settingVersions)
        world.settingVersions = {
          ...world.settingVersions,
          [part]: (world.settingVersions[part] ?? 0) + 1,
        };
    }
    world.orderingSettings = { ...world.orderingSettings, ...given(changes) };
    return new Reply(settingsOf(world), 'Settings saved');
  },

  listTableCodes: ({ query }) =>
    query.tables.map((tableNumber) => ({ tableNumber, code: mockTableCode(tableNumber) })),
};
