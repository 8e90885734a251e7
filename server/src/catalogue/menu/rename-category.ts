import { badField } from '@storefront/http/failure';
import { type CategoryTerms, renameTerms } from '@storefront/shared/rules/category-terms';
import { textKey } from '@storefront/shared/rules/text';
import { sql } from 'kysely';
import { advisoryLock } from '../../platform/db/advisory-lock';
import { recordAudit } from '../../platform/db/audit';
import type { Database, Tx } from '../../platform/db/database';
import { lockRows } from '../../platform/db/lock-rows';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings, writeSetting } from '../../settings/setting-queries';
import { recordChange } from '../record-change';
import { lockCategories, recountCategories, selectCategories } from './menu-categories';

/** Who changes something, and when in ms. */
interface Act {
  readonly actor: string;
  readonly at: number;
}

/** The category of a dish before and after a write; null: it was not, or is no longer, on the menu. */
export interface Move {
  readonly from: string | null;
  readonly to: string | null;
}

interface Rename {
  readonly from: string;
  readonly to: string;
  /** False: `to` had dishes before this write. */
  readonly isNew: boolean;
}

const TERMS = ['departments', 'mealtimes', 'happyHours'] as const satisfies readonly (keyof CategoryTerms)[];

/** Gives what staff chose for a category to its new name. Audits each changed part of the settings. */
async function takeTermsAlong(tx: Tx, rename: Rename, { actor, at }: Act): Promise<void> {
  await advisoryLock(tx, 'settings');
  const settings = await readSettings(tx);
  const renamed = renameTerms(settings, rename);
  for (const part of TERMS) {
    const [before, after] = [settings[part], renamed[part]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await writeSetting(tx, part, after, at, actor);
    const details = { before, after, how: `${rename.from} was renamed to ${rename.to}` };
    await recordAudit(tx, { at, actor, action: 'setting.update', subject: part, details });
  }
}

/** Stores out of which category all dishes of a new one came; forgets it once another dish comes in. */
async function keepOrigins(tx: Tx, moves: readonly Move[], added: readonly string[]): Promise<void> {
  for (const { title, came_from } of await selectCategories(tx)) {
    const sources = new Set(
      moves.filter(({ from, to }) => to === title && from !== title).map(({ from }) => from),
    );
    if (sources.size === 0) continue;
    const [source = null] = sources;
    const isOne = sources.size === 1 && (added.includes(title) || came_from === source);
    const origin = isOne ? source : null;
    if (origin !== (came_from ?? null))
      await tx.updateTable('menu_categories').set({ came_from: origin }).where('title', '=', title).execute();
  }
}

/**
 * Recounts the categories of dishes that were written. A category whose last dishes moved into one that holds nothing but
 * its dishes was renamed: at once, or dish by dish. The new name takes its place and what staff chose for it (C313, C441).
 */
export async function recountMoved(tx: Tx, moves: readonly Move[], act: Act): Promise<void> {
  const { added, gone } = await recountCategories(
    tx,
    moves.flatMap(({ from, to }) => [from, to]).filter((title) => title !== null),
  );
  await keepOrigins(tx, moves, added);
  const categories = await selectCategories(tx);
  for (const { title: from, place } of gone) {
    const heirs = categories.filter(
      ({ title, came_from }) =>
        came_from === from && moves.some((move) => move.from === from && move.to === title),
    );
    const [heir] = heirs;
    if (heir && heirs.length === 1) {
      await tx.updateTable('menu_categories').set({ place }).where('title', '=', heir.title).execute();
      const rename = { from, to: heir.title, isNew: added.includes(heir.title) };
      await takeTermsAlong(tx, rename, act);
    }
    await tx.updateTable('menu_categories').set({ came_from: null }).where('came_from', '=', from).execute();
  }
}

/**
 * Renames a category with all its dishes, and takes along its place, happy hours, mealtime and department (C441). Raises the
 * versions of its dishes, so that an open form does not bring the old name back. A repeat changes nothing.
 *
 * @throws Failure 400 if there is no such category, or another one has the new name
 */
export const renameCategory = (
  db: Database,
  { category: from, to }: { readonly category: string; readonly to: string },
  act: Act,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .selectFrom('products')
      .select('id')
      .where('category', '=', from)
      .orderBy('id')
      .$call(lockRows(tx))
      .execute();
    await lockCategories(tx);
    const titles = (await selectCategories(tx)).map(({ title }) => title);
    if (from === to && titles.includes(to)) return;
    if (!titles.includes(from)) throw badField('category', 'is no category of the menu');
    const same = titles.find((title) => title !== from && textKey(title) === textKey(to));
    if (same !== undefined) throw badField('to', `is a category already: ${same}`);
    const { actor, at } = act;
    await tx
      .updateTable('products')
      .set({ category: to, version: sql`version + 1`, updated_at: at, updated_by: actor })
      .where('category', '=', from)
      .where('deleted_at', 'is', null)
      .execute();
    await tx.updateTable('menu_categories').set({ title: to }).where('title', '=', from).execute();
    await tx.updateTable('menu_categories').set({ came_from: to }).where('came_from', '=', from).execute();
    await takeTermsAlong(tx, { from, to, isNew: true }, act);
    const details = { before: { title: from }, after: { title: to } };
    await recordChange(tx, { at, actor, action: 'category.rename', subject: to, details });
  });
