import { conflict, notFound } from '@storefront/http/failure';
import type {
  ImportCheck,
  ImportResult,
  ImportRow,
  TwinChoice,
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
import { planRows } from './plan-rows';
import { productShop } from './product-shop';
import { readInWorker, type SheetWorker } from './read-in-worker';
import type { SheetShop, UndoEntry } from './sheet-shop';
import { chooseTwins } from './twins';

interface Choices {
  readonly take: 'all' | 'good';
  /** What staff chose for rows whose name something has already; others do what their check said. */
  readonly twins?: readonly { readonly line: number; readonly do: TwinChoice }[] | undefined;
}

/** Menu and closet, by the name of their calls. */
export const SHOPS: Readonly<Record<ImportsTable['shop'], SheetShop>> = {
  product: productShop,
  closet: closetShop,
};

/** How long a check can be done, ms. */
export const IMPORT_KEPT = 24 * 60 * 60 * 1000;
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

const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const isWritten = ({ action }: PlanRow) => action === 'add' || action === 'change';

const shownChanges = (changes: ImportRow['changes']): ImportRow['changes'] =>
  changes.map(({ column, before, after, found }) => ({
    ...{ column, before: short(before), after: short(after) },
    ...(found !== undefined && { found: short(found) }),
  }));

const toWire = ({ line, name, action, changes, errors, twin }: PlanRow): ImportRow => ({
  ...{ line, name: short(name), action, changes: shownChanges(changes), errors },
  ...(twin && {
    twin: {
      ...{ line: twin.line, category: short(twin.category), price: short(twin.price), preset: twin.preset },
      changes: shownChanges(twin.change?.changes ?? []),
    },
  }),
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

  async function check({ shop, file, pictures: zip, actor, columns: chosen }: Upload): Promise<ImportCheck> {
    const request = { list: shop, known: SHOPS[shop].columns, chosen: chosen ?? null };
    const { rows, columns, ignored } = await readInWorker(worker, file, request);
    const pictures = await openPictures(zip, media);
    const plan = await planRows(db, SHOPS[shop], rows, pictures);
    const id = newId();
    await db
      .insertInto('imports')
      .values({
        ...{ id, shop, actor, created_at: now(), take: null, answer: null },
        ...{ undo: null, done_at: null, undone_at: null },
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
    { rows: plan, left }: ReturnType<typeof chooseTwins>,
    {
      take,
      pictures,
    }: { readonly take: 'all' | 'good'; readonly pictures: ReadonlyMap<string, StoredPicture> },
  ): Promise<{ readonly result: ImportResult; readonly undo: readonly UndoEntry[] }> {
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
    const undo = await store();
    if (wanted.length > faults.size) await raiseDataVersion(tx);
    const count = (action: ImportRow['action']) =>
      plan.filter((row) => row.action === action && !faults.has(row)).length;
    const result = { added: count('add'), changed: count('change'), same: count('same'), left, skipped };
    return { result, undo };
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
    async apply(id: string, { take, twins = [] }: Choices, actor: string): Promise<ImportResult> {
      const stored = await db.selectFrom('imports').select('plan').where('id', '=', id).executeTakeFirst();
      const plan = JSON.parse(stored?.plan ?? '[]') as readonly PlanRow[];
      const pictures = await findPictures(plan);
      const { answer, isNew } = await inTransaction(db, async (tx) => {
        const row = await lockImport(tx, id);
        if (row.answer !== null && row.take !== take) throw conflict('This import is already done');
        if (row.answer !== null) return { answer: JSON.parse(row.answer) as ImportResult, isNew: false };
        const chosen = chooseTwins(plan, new Map(twins.map((twin) => [twin.line, twin.do])));
        const { result, undo } = await storePlan(tx, { shop: row.shop, actor }, chosen, { take, pictures });
        const set = {
          take,
          actor,
          answer: JSON.stringify(result),
          undo: JSON.stringify(undo),
          done_at: now(),
        };
        await tx.updateTable('imports').set(set).where('id', '=', id).execute();
        return { answer: result, isNew: true };
      });
      if (isNew) await refresh(pictures, plan);
      return answer;
    },

    /**
     * Undoes an import as a whole; a repeat changes nothing (C434).
     *
     * @throws Failure 404 if there is no such import; 409 if one of its items was ordered, changed or deleted since
     */
    undo: (id: string, actor: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await tx
          .selectFrom('imports')
          .select(['shop', 'undo', 'done_at', 'undone_at'])
          .where('id', '=', id)
          .where('done_at', 'is not', null)
          .$call(lockRows(tx))
          .executeTakeFirst();
        if (!row) throw notFound('Import not found');
        if (row.undone_at !== null) return;
        const entries = JSON.parse(row.undo ?? '[]') as UndoEntry[];
        await SHOPS[row.shop].undo(tx, entries, { actor, at: now(), since: row.done_at ?? 0 });
        const set = { undo: null, undone_at: now() };
        await tx.updateTable('imports').set(set).where('id', '=', id).execute();
        await raiseDataVersion(tx);
      }),
  };
}
