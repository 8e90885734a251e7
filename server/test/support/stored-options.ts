import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';

/**
 * Stores one group for each name, of one choice that costs nothing and that a dish begins with.
 *
 * @returns the column of the dishes that have these groups
 */
export async function storeOptions(
  db: Database,
  names: readonly string[],
): Promise<{ readonly option_groups: string }> {
  const ids: string[] = [];
  for (const name of names) {
    const id = newId();
    const choice = { id: newId(), name, pricePaisa: 0, isDefault: true, isSoldOut: false };
    const group = { id, name: id, name_key: id.toLowerCase(), min_choices: 1, max_choices: 1 };
    const values = { ...group, choices: JSON.stringify([choice]), created_at: 0, version: 1 };
    await db.insertInto('option_groups').values(values).execute();
    ids.push(id);
  }
  return { option_groups: JSON.stringify(ids) };
}
