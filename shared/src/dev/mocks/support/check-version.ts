import { editDifferences } from '../../../rules/edit-differences';
import type { MockPerson, MockWorld } from '../world';
import { conflict } from './mock-failure';

/** A save, as far as the check needs it. */
interface Save {
  readonly id: string;
  /** What is saved, for the message: 'order', 'product'. */
  readonly what: string;
  /** The version that the writer saw; undefined skips the check. */
  readonly version: number | undefined;
  readonly stored: number | undefined;
  /** The stored values, and those after the save; an order and a deletion have no `after`. */
  readonly values: { readonly before: object; readonly after?: object };
}

/** Checks the version that a save is based on, like the server. @throws MockFailure 409 (C99, C165, P35) */
export function checkVersion(world: MockWorld, { id, what, version, stored = 0, values }: Save): void {
  if (version === undefined || version === stored) return;
  const fields = values.after && editDifferences(values.before, values.after);
  if (fields?.length === 0) return;
  const { by, at } = world.lastChanges.get(id) ?? { by: 'Somebody', at: null };
  throw conflict(`${by} changed this ${what}. Reload to see it.`, {
    changedBy: by,
    changedAt: at,
    version: stored,
    current: { ...values.before },
    ...(fields && { differences: fields }),
  });
}

/** Remembers who changed a thing last. */
export function recordEdit(world: MockWorld, id: string, by: MockPerson): void {
  world.lastChanges.set(id, { by: by.fullName, at: new Date(world.now()).toISOString() });
}

/** Returns an item with its version raised. An item without a version stays so: that server knows only §7. */
export const raised = <I extends { readonly version?: number | undefined }>(item: I): I =>
  item.version === undefined ? item : { ...item, version: item.version + 1 };
