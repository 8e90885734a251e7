import { badField, conflict } from '@storefront/http/failure';
import type { Calls } from '@storefront/shared/contract/calls';
import type { CashClosing, CashCorrection, CashPeriod } from '@storefront/shared/contract/entities/cash';
import { addCash, showCashSums } from '@storefront/shared/ordering/cash-sums';
import { cashProblem } from '@storefront/shared/rules/cash-up';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { formatRupees, toPaisa, toRupees } from '@storefront/shared/rules/money';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import type { z } from 'zod';
import { cashColumns } from '../orders/apply-cash';
import { advisoryLock } from '../platform/db/advisory-lock';
import { recordAudit } from '../platform/db/audit';
import type { CashClosingsTable } from '../platform/db/cash-schema';
import type { Database, Reader, Tx } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import { nameOf } from '../platform/edits/check-version';
import {
  closingToWire,
  type PeriodSums,
  readClosings,
  readCorrections,
  readLastClosing,
  readPeriodSums,
} from './cash-queries';

type Form = z.output<Calls['closeCash']['body']>;
type Last = Awaited<ReturnType<typeof readLastClosing>>;

const NOTHING: PeriodSums = { sums: addCash([]), corrections: 0, corrected: 0 };

/** Returns the open period. @param last the closing before it */
function toPeriod(last: Last, { sums, ...corrections }: PeriodSums): CashPeriod {
  const float = last?.next_float_paisa ?? 0;
  return {
    number: (last?.number ?? 0) + 1,
    since: last ? new Date(last.closed_at).toISOString() : null,
    lastDay: last?.day ?? null,
    float: toRupees(float),
    expectedCash: toRupees(float + sums.cash),
    sums: showCashSums(sums, corrections),
  };
}

const readPeriod = async (db: Reader): Promise<CashPeriod> =>
  toPeriod(await readLastClosing(db), await readPeriodSums(db, null));

/** Whether a closing is the one that this person sends again, because its answer was lost. */
const isRepeat = (last: CashClosingsTable, form: Form, actor: string): boolean =>
  last.number === form.number &&
  last.closed_by === actor &&
  last.day === form.day &&
  last.counted_paisa === toPaisa(form.countedCash) &&
  last.next_float_paisa === toPaisa(form.nextFloat) &&
  last.note === form.note;

/** @throws Failure 409 if the form is of another period, with the open one */
async function checkNumber(tx: Tx, last: Last, form: Form): Promise<void> {
  if (form.number === (last?.number ?? 0) + 1) return;
  const period = await readPeriod(tx);
  if (!last) throw conflict('There is no closing yet. Count the drawer first.', { period });
  const closed = `${last.by ?? 'Somebody'} made closing ${last.number} at ${timeOfDay(last.closed_at)}`;
  throw conflict(`${closed}. Reload to see it.`, { period });
}

/** Puts the entries of the open period into a closing, and returns their sums: of these, and of none that come meanwhile. */
async function takeEntries(tx: Tx, number: number): Promise<PeriodSums> {
  await tx
    .updateTable('cash_entries')
    .set({ closing_number: number })
    .where('closing_number', 'is', null)
    .execute();
  return readPeriodSums(tx, number);
}

/**
 * Closes the open period in the caller's transaction. Orders that are handed over meanwhile do not wait: their entries
 * belong to the next period.
 *
 * @param at in milliseconds
 * @throws Failure 400 or 409
 */
async function closeIn(tx: Tx, form: Form, actor: string, at: number): Promise<CashClosing> {
  await advisoryLock(tx, 'cash');
  const last = await readLastClosing(tx);
  if (last && isRepeat(last, form, actor)) return closingToWire(last);
  await checkNumber(tx, last, form);
  const { number, day, note } = form;
  const floatPaisa = last?.next_float_paisa ?? 0;
  const countedPaisa = toPaisa(form.countedCash);
  const nextFloatPaisa = toPaisa(form.nextFloat);
  const seenPaisa = form.expectedCash === null ? null : toPaisa(form.expectedCash);
  const found = last ? await takeEntries(tx, number) : NOTHING;
  const expectedPaisa = last ? floatPaisa + found.sums.cash : countedPaisa;
  if (last && seenPaisa === null) throw badField('expectedCash', 'is required');
  if (last && seenPaisa !== expectedPaisa)
    throw conflict(
      `The drawer should have ${formatRupees(expectedPaisa)} now. Check the cash, and close again.`,
      { period: toPeriod(last, found) },
    );
  const problem = cashProblem(
    { day, countedPaisa, nextFloatPaisa, note },
    { expectedPaisa: last ? expectedPaisa : null, lastDay: last?.day ?? null, today: shopDate(at) },
  );
  if (problem) throw badField(problem.field, problem.problem);
  const row: CashClosingsTable = {
    number,
    day,
    closed_at: at,
    closed_by: actor,
    float_paisa: floatPaisa,
    expected_paisa: expectedPaisa,
    counted_paisa: countedPaisa,
    next_float_paisa: nextFloatPaisa,
    note,
    corrections: found.corrections,
    corrected_paisa: found.corrected,
    ...cashColumns(found.sums),
  };
  await tx.insertInto('cash_closings').values(row).execute();
  const closing = closingToWire({ ...row, by: await nameOf(tx, actor), since: last?.closed_at ?? null });
  const { sums, ...details } = closing;
  const about = { ...details, ...sums };
  await recordAudit(tx, {
    at,
    actor,
    action: 'cash.close',
    subject: String(number),
    details: { after: about },
  });
  return closing;
}

/** The cash-up: periods that staff close (C310). A closing is never changed (C311). */
export function createCashService(db: Database, now: () => number) {
  return {
    readPeriod: (): Promise<CashPeriod> => readPeriod(db),

    /**
     * Closes the open period; the same form again answers with the closing that it made.
     *
     * @throws Failure 400 naming the field; 409 with the open period if it is another one, or has other cash, than was seen
     */
    close: (form: Form, actor: string): Promise<CashClosing> =>
      inTransaction(db, (tx) => closeIn(tx, form, actor, now())),

    list: (page: Parameters<typeof readClosings>[1]): Promise<CashClosing[]> => readClosings(db, page),

    /** Returns the corrections in a closing, or in the open period. */
    async corrections(number: number): Promise<CashCorrection[]> {
      const last = (await readLastClosing(db))?.number ?? 0;
      return readCorrections(db, number > last ? null : number);
    },
  };
}
