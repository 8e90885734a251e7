import { type MockResolvers, Reply } from '../support/mock-resolver';
import { mockTableCode } from '../support/mock-table-code';
import type { MockWorld } from '../world';

type SettingCall = 'getSettings' | 'updateSettings' | 'listTableCodes';

const given = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const settingsOf = ({ orderingSettings }: MockWorld) => ({
  zone: orderingSettings.zone,
  weekly: orderingSettings.weekly.map((ranges) => [...ranges]),
  exceptions: Object.fromEntries(
    Object.entries(orderingSettings.exceptions).map(([day, ranges]) => [day, [...ranges]]),
  ),
  refuseWhenClosed: orderingSettings.refuseWhenClosed,
  paused: orderingSettings.paused,
});

/** Calls of the settings: opening hours, pause, table codes. */
export const settingCalls: MockResolvers<SettingCall> = {
  getSettings: ({ world }) => settingsOf(world),

  updateSettings({ world, body }) {
    world.orderingSettings = { ...world.orderingSettings, ...given(body) };
    return new Reply(settingsOf(world), 'Settings saved');
  },

  listTableCodes: ({ query }) =>
    query.tables.map((tableNumber) => ({ tableNumber, code: mockTableCode(tableNumber) })),
};
