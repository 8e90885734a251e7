import type { Sitting } from '@storefront/shared/contract/entities/table';
import type { createMockWorld } from '@storefront/shared/dev/mocks/create-mock-world';
import { busyTables } from '@storefront/shared/dev/mocks/fixtures/tables';
import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, within } from '@testing-library/react';
import { NOW } from './open-board';
import { openDashboard } from './open-dashboard';

type World = ReturnType<typeof createMockWorld>;

/** Opens a screen of a shop with two parties: table 3 asks for the bill, table 7 calls. The time is {@link NOW}. */
export function openBusyShop(path: string, about: Parameters<typeof openDashboard>[1] = {}) {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  return openDashboard(path, { ...busyTables(NOW), now: () => Date.now(), ...about });
}

/** Opens the map of that shop. */
export async function openTables(about: Parameters<typeof openDashboard>[1] = {}) {
  const page = openBusyShop('/admin/tables', about);
  await tableOf('3');
  return page;
}

/** Returns the card of a table. */
export const tableOf = (tableNumber: string): Promise<HTMLElement> =>
  screen.findByRole('article', { name: new RegExp(`^Table ${tableNumber},`) });

/** Returns the texts of the card of a table. */
export const insideOf = async (tableNumber: string) => within(await tableOf(tableNumber));

/** Changes the sitting at a table, as somebody else does; its version rises. */
export function changeSittingAt(world: World, tableNumber: string, changes: Partial<Sitting>): void {
  world.sittings = (world.sittings ?? []).map((sitting) =>
    sitting.tableNumber === tableNumber ? { ...sitting, ...changes, version: sitting.version + 1 } : sitting,
  );
}

/** The server says that a table changed. */
export const tellTables = (): void => act(() => FakeSocket.opened.at(-1)?.receive('tables-changed'));
