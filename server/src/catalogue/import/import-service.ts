import { setImmediate as nextTurn } from 'node:timers/promises';
import { conflict, notFound } from '@storefront/http/failure';
import type {
  ImportCheck,
  ImportResult,
  ImportRow,
} from '@storefront/shared/contract/entities/catalogue-import';
import PQueue from 'p-queue';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { ImportsTable } from '../../platform/db/import-schema';
import { lockRows } from '../../platform/db/lock-rows';
import { inTransaction } from '../../platform/db/transaction';
import type { MediaService } from '../../platform/media/media-service';
import type { StoredPicture } from '../../platform/media/picture-record';
import { regenerateVariants } from '../../platform/media/regenerate-variants';
import { closetShop } from './closet-shop';
import { openPictures } from './import-pictures';
import type { PlanRow } from './plan-row';
import { productShop } from './product-shop';
import { readInWorker, type SheetWorker } from './read-in-worker';
import { readSheet, type SheetRow } from './read-sheet';
import { isZip } from './read-zip';
import type { CheckedRow, SheetShop } from './sheet-shop';

/** Menu and closet, by the name of their calls. */
export const SHOPS: Readonly<Record<ImportsTable['shop'], SheetShop>> = {
  product: productShop,
  closet: closetShop,
};

/** How long a check can be done, ms. */
export const IMPORT_KEPT = 24 * 60 * 60 * 1000;
/** Rows after which other calls are answered. */
const SLICE = 50;
/** Texts of changes are shown, not stored: so much of each is enough. */
const SHOWN = 300;

interface Upload {
  readonly shop: ImportsTable['shop'];
  readonly file: Buffer;
  readonly pictures: Buffer | undefined;
  readonly actor: string;
  /** What staff say that each column of the sheet holds; absent: its heading says it. */
  readonly columns?: readonly (string | null)[] | undefined;
}

const idOf = ({ cells }: SheetRow) => cells.id?.trim() || null;
const isId = (id: string) => /^[\w-]{1,64}$/.test(id);
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Returns the text of the sheet if a column was understood as another one. */
const foundIn = ({ found }: SheetRow, column: string) =>
  found[column] === undefined ? {} : { found: found[column] };

const actionOf = (id: string | null, { changes, pictures }: CheckedRow): ImportRow['action'] =>
  id === null ? 'add' : changes.length > 0 || pictures.length > 0 ? 'change' : 'same';

const isWritten = ({ action }: ImportRow) => action === 'add' || action === 'change';

const toWire = ({ line, name, action, changes, errors }: PlanRow): ImportRow => ({
  line,
  name: short(name),
  action,
  changes: changes.map(({ column, before, after, found }) => ({
    column,
    ...(found !== undefined && { found: short(found) }),
    before: short(before),
    after: short(after),
  })),
  errors,
});

const skippedRow = ({ line, name, errors }: Pick<ImportRow, 'line' | 'name' | 'errors'>) => ({
  line,
  name: short(name),
  errors,
});

/** Checks sheets and imports them (C305, C306). */
export function createImportService(
  db: Database,
  media: MediaService,
  now: () => number,
  worker: SheetWorker,
) {
  /** One check at a time: each holds its files in memory. */
  const checks = new PQueue({ concurrency: 1 });

  async function planRows(shop: SheetShop, rows: readonly SheetRow[], zip: Buffer | undefined) {
    const pictures = await openPictures(zip, media);
    const ids = rows.map(idOf);
    const checker = await shop.openChecker(
      db,
      ids.flatMap((id) => (id !== null && isId(id) ? id : [])),
    );
    const plan: PlanRow[] = [];
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      if (index % SLICE === 0) await nextTurn();
      const id = idOf(row);
      const checked = checker.check(id, row.cells);
      const twice =
        id !== null && seen.has(id) ? [{ column: 'id', message: 'is in an earlier row too' }] : [];
      if (id !== null) seen.add(id);
      const found = [...row.errors, ...twice, ...checked.errors];
      const { bases, errors: broken } =
        found.length > 0
          ? { bases: {}, errors: [] }
          : await pictures.take(checked.pictures, shop.pictureColumn);
      const errors = [...found, ...broken];
      const { name, version, changes, input } = checked;
      const action = errors.length > 0 ? 'error' : actionOf(id, checked);
      plan.push({
        line: row.line,
        name,
        action,
        changes: changes.map((change) => ({ ...change, ...foundIn(row, change.column) })),
        errors,
        id,
        version,
        input,
        pictures: bases,
      });
    }
    return { plan, pictures };
  }

  async function check({ shop, file, pictures: zip, actor, columns: chosen }: Upload): Promise<ImportCheck> {
    const { rows, columns, ignored } = readSheet(await readInWorker(worker, file), {
      ...{ list: shop, known: SHOPS[shop].columns, chosen: chosen ?? null },
      isCsv: !isZip(file),
    });
    const { plan, pictures } = await planRows(SHOPS[shop], rows, zip);
    const id = newId();
    await db
      .insertInto('imports')
      .values({
        ...{ id, shop, actor, created_at: now(), take: null, answer: null },
        plan: JSON.stringify(plan),
        new_pictures: JSON.stringify(pictures.added()),
      })
      .execute();
    return {
      _id: id,
      rows: plan.map(toWire),
      unusedPictures: pictures.unused().map(short),
      columns,
      ignored,
    };
  }

  /** Returns the newest records of the pictures of a plan, by base. */
  async function findPictures(plan: readonly PlanRow[]): Promise<Map<string, StoredPicture>> {
    const found = new Map<string, StoredPicture>();
    for (const base of new Set(plan.flatMap(({ pictures }) => Object.values(pictures)))) {
      const picture = await media.find(base);
      if (picture) found.set(base, picture);
    }
    return found;
  }

  /** Stores the newest records of pictures whose background work ended during the import. */
  async function refresh(
    pictures: ReadonlyMap<string, StoredPicture>,
    plan: readonly PlanRow[],
  ): Promise<void> {
    const newest = [...(await findPictures(plan)).values()];
    const newer = newest.filter((one) => JSON.stringify(one) !== JSON.stringify(pictures.get(one.base)));
    if (newer.length > 0) await regenerateVariants(db, newer);
  }

  async function lockImport(tx: Tx, id: string): Promise<ImportsTable> {
    const row = await tx
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .where('created_at', '>', now() - IMPORT_KEPT)
      .$call(lockRows(tx))
      .executeTakeFirst();
    if (!row) throw notFound('Import not found. Check the file again');
    return row;
  }

  async function storePlan(
    tx: Tx,
    { shop, actor }: Pick<ImportsTable, 'shop' | 'actor'>,
    plan: readonly PlanRow[],
    {
      take,
      pictures,
    }: { readonly take: 'all' | 'good'; readonly pictures: ReadonlyMap<string, StoredPicture> },
  ): Promise<ImportResult> {
    const wanted = plan.filter(isWritten);
    const { faults, store } = await SHOPS[shop].prepare(tx, wanted, { actor, at: now(), pictures });
    const skipped = plan.flatMap((row) => {
      const errors = [...row.errors, ...(faults.get(row) ?? [])];
      return errors.length > 0 ? skippedRow({ ...row, errors }) : [];
    });
    if (take === 'all' && skipped.length > 0) {
      const rows = skipped.length === 1 ? '1 row has an error' : `${skipped.length} rows have errors`;
      throw conflict(`${rows}. Nothing was changed.`, { skipped });
    }
    await store();
    if (wanted.length > faults.size) await raiseDataVersion(tx);
    const count = (action: ImportRow['action']) =>
      plan.filter((row) => row.action === action && !faults.has(row)).length;
    return { added: count('add'), changed: count('change'), same: count('same'), skipped };
  }

  return {
    /** @throws Failure 400 if a file cannot be read, or has too many rows, files or bytes */
    check: (upload: Upload): Promise<ImportCheck> => checks.add(() => check(upload)),

    /**
     * Does what a check said, all of it in one transaction. A repeat gets the first answer.
     *
     * @throws Failure 404 if there is no such check, or it is older than a day; 409 if a row has an error and `take` is
     * `all`, or if it was done with the other `take`
     */
    async apply(id: string, take: 'all' | 'good', actor: string): Promise<ImportResult> {
      const stored = await db.selectFrom('imports').select('plan').where('id', '=', id).executeTakeFirst();
      const plan = JSON.parse(stored?.plan ?? '[]') as readonly PlanRow[];
      const pictures = await findPictures(plan);
      const { answer, isNew } = await inTransaction(db, async (tx) => {
        const row = await lockImport(tx, id);
        if (row.answer !== null && row.take !== take) throw conflict('This import is already done');
        if (row.answer !== null) return { answer: JSON.parse(row.answer) as ImportResult, isNew: false };
        const done = await storePlan(tx, { shop: row.shop, actor }, plan, { take, pictures });
        const set = { take, answer: JSON.stringify(done) };
        await tx.updateTable('imports').set(set).where('id', '=', id).execute();
        return { answer: done, isNew: true };
      });
      if (isNew) await refresh(pictures, plan);
      return answer;
    },
  };
}
