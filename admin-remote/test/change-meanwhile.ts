import type { openDashboard } from './open-dashboard';

type MockWorld = ReturnType<typeof openDashboard>['world'];

type Lists = Pick<MockWorld, 'products' | 'closetItems' | 'locations' | 'gallery'>;

/** Another member of staff stores changes of an item, two minutes ago. */
export function changeMeanwhile<L extends keyof Lists>(
  world: MockWorld,
  list: L,
  id: string,
  changes: Partial<Lists[L][number]>,
): void {
  const items = world[list] as { readonly _id: string; readonly version?: number }[];
  const changed = items.map((item) =>
    item._id === id ? { ...item, ...changes, version: (item.version ?? 0) + 1 } : item,
  );
  world[list] = changed as unknown as MockWorld[L];
  world.lastChanges.set(id, { by: 'Sita Rai', at: '2026-11-20T08:20:00.000Z' });
}
