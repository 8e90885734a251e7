import { badField, conflict } from '@storefront/http/failure';
import type { Calls } from '@storefront/shared/contract/calls';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { showOptionGroup } from '@storefront/shared/ordering/option-wire';
import { readChoices } from '@storefront/shared/rules/option-form';
import { textKey } from '@storefront/shared/rules/text';
import type { z } from 'zod';
import type { Database, Tx } from '../../platform/db/database';
import { isUniqueViolation } from '../../platform/db/database-errors';
import { newId } from '../../platform/db/ids';
import { lockRows } from '../../platform/db/lock-rows';
import type { OptionGroupsTable } from '../../platform/db/option-schema';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../../platform/edits/check-version';
import { recordChange } from '../record-change';
import { groupIdsOf, lockGroup, readGroup, selectGroups } from './option-group-queries';

type Form = z.output<Calls['addOptionGroup']['body']>;

const toWire = (row: OptionGroupsTable): OptionGroupOnWire => ({
  ...showOptionGroup(readGroup(row)),
  version: row.version,
});

/** Returns the row with the values of the form. @throws Failure 400 for the id of a choice that it does not have */
function fillGroup(row: OptionGroupsTable, { name, min, max, choices: written }: Form): OptionGroupsTable {
  const choices = readChoices(readGroup(row).choices, written, newId);
  if ('field' in choices) throw badField(choices.field, choices.problem);
  return {
    ...row,
    name,
    name_key: textKey(name),
    min_choices: min,
    max_choices: max,
    choices: JSON.stringify(choices),
  };
}

/** Takes a group off all dishes. Raises their versions, so that a save from an open form is refused (C165). */
async function takeOffDishes(tx: Tx, groupId: string, actor: string, at: number): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where('option_groups', 'is not', null)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  for (const dish of rows.filter((row) => groupIdsOf(row).includes(groupId))) {
    const ids = groupIdsOf(dish).filter((id) => id !== groupId);
    await tx
      .updateTable('products')
      .set({
        option_groups: ids.length > 0 ? JSON.stringify(ids) : null,
        ...nextStamp(dish, actor, at),
      })
      .where('id', '=', dish.id)
      .execute();
  }
}

/** Runs a write of a group. @throws Failure 409 if another group has its name */
async function withOwnName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('A group of that name already exists');
    throw error;
  }
}

/** Reads and changes the options of dishes (C255). Audits each change and invalidates cached pages (P74). */
export function createOptionService(db: Database, now: () => number) {
  return {
    list: async (): Promise<OptionGroupOnWire[]> => (await selectGroups(db)).map(toWire),

    /** @throws Failure 400; 409 if a group of that name exists */
    add(form: Form, actor: string): Promise<OptionGroupOnWire> {
      const at = now();
      const blank = { id: newId(), name: '', name_key: '', min_choices: 0, max_choices: 1, choices: '[]' };
      const row = fillGroup({ ...blank, created_at: at, ...FIRST_STAMP }, form);
      const details = { after: readGroup(row) };
      return withOwnName(() =>
        inTransaction(db, async (tx) => {
          await tx.insertInto('option_groups').values(row).execute();
          await recordChange(tx, { at, actor, action: 'options.add', subject: row.id, details });
          return toWire(row);
        }),
      );
    },

    /**
     * Replaces name, limits and choices.
     *
     * @throws Failure 400; 404; 409 for a stale version (C165) or the name of another group
     */
    update(id: string, { version, ...form }: Form & { version?: number | undefined }, actor: string) {
      return withOwnName(() =>
        inTransaction(db, async (tx): Promise<OptionGroupOnWire> => {
          const before = await lockGroup(tx, id);
          const edited = fillGroup(before, form);
          const values = { before: toWire(before), after: toWire(edited) };
          await checkVersion(tx, { what: 'group', version, stored: before, values });
          const at = now();
          const after = { ...edited, ...nextStamp(before, actor, at) };
          await tx.updateTable('option_groups').set(after).where('id', '=', id).execute();
          const details = { before: readGroup(before), after: readGroup(after) };
          await recordChange(tx, { at, actor, action: 'options.update', subject: id, details });
          return toWire(after);
        }),
      );
    },

    /** Removes a group, also from its dishes. @throws Failure 404; 409 for a stale version */
    async remove(id: string, version: number | undefined, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = await lockGroup(tx, id);
        await checkVersion(tx, {
          what: 'group',
          version,
          stored: before,
          values: { before: toWire(before) },
        });
        const at = now();
        await takeOffDishes(tx, id, actor, at);
        await tx.deleteFrom('option_groups').where('id', '=', id).execute();
        const details = { before: readGroup(before) };
        await recordChange(tx, { at, actor, action: 'options.delete', subject: id, details });
      });
    },
  };
}
