import type { CashClosing, CashPeriod } from '../../../contract/entities/cash';
import { addCash, showCashSums } from '../../../ordering/cash-sums';
import { cashProblem } from '../../../rules/cash-up';
import { shopDate } from '../../../rules/kathmandu';
import { formatRupees, toPaisa, toRupees } from '../../../rules/money';
import { timeOfDay } from '../../../rules/opening-hours';
import type { MockCashEntry } from '../orders/record-cash';
import { member } from '../support/mock-context';
import { badField, conflict, MockFailure } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockCash, MockWorld } from '../world';

type CashCall = 'getCashPeriod' | 'closeCash' | 'listCashClosings' | 'listCashCorrections';

function cashOf({ cash }: MockWorld): MockCash {
  if (cash === null) throw new MockFailure(404, 'There is nothing at this address');
  return cash;
}

const entriesOf = ({ entries }: MockCash, number: number): MockCashEntry[] =>
  entries.filter(({ period }) => period === number);

/** Returns the entries of orders that counted already when the period began (C311). */
function correctionsOf(cash: MockCash, number: number): MockCashEntry[] {
  const entries = entriesOf(cash, number);
  const old = ({ orderId }: MockCashEntry) =>
    entries.find((entry) => entry.orderId === orderId)?.before !== null;
  return entries.filter(old);
}

function periodOf(cash: MockCash): CashPeriod {
  const last = cash.closings.at(-1);
  const number = cash.closings.length + 1;
  const sums = addCash(entriesOf(cash, number).map((entry) => entry.sums));
  const corrections = correctionsOf(cash, number);
  const corrected = corrections.reduce((sum, entry) => sum + entry.sums.total, 0);
  const float = last?.nextFloat ?? 0;
  return {
    number,
    since: last?.at ?? null,
    lastDay: last?.day ?? null,
    float,
    expectedCash: toRupees(toPaisa(float) + sums.cash),
    sums: showCashSums(sums, { corrections: corrections.length, corrected }),
  };
}

/** The cash-up (C310). */
export const cashCalls: MockResolvers<CashCall> = {
  getCashPeriod: ({ world }) => periodOf(cashOf(world)),

  closeCash(context) {
    const { world, body } = context;
    const by = member(context).fullName;
    const cash = cashOf(world);
    const period = periodOf(cash);
    const last = cash.closings.at(-1);
    const { number, day, countedCash, nextFloat, note } = body;
    const isRepeat =
      last?.number === number &&
      last.by === by &&
      last.day === day &&
      last.countedCash === countedCash &&
      last.nextFloat === nextFloat &&
      last.note === note;
    if (last && isRepeat) return new Reply(last, 'Period closed');
    if (number !== period.number) {
      if (!last) throw conflict('There is no closing yet. Count the drawer first.', { period });
      const closed = `${last.by} made closing ${last.number} at ${timeOfDay(Date.parse(last.at))}`;
      throw conflict(`${closed}. Reload to see it.`, { period });
    }
    if (last && body.expectedCash === null) throw badField('expectedCash', 'is required');
    if (last && body.expectedCash !== period.expectedCash) {
      const now = formatRupees(toPaisa(period.expectedCash));
      throw conflict(`The drawer should have ${now} now. Check the cash, and close again.`, { period });
    }
    const problem = cashProblem(
      { day, countedPaisa: toPaisa(countedCash), nextFloatPaisa: toPaisa(nextFloat), note },
      {
        expectedPaisa: last ? toPaisa(period.expectedCash) : null,
        lastDay: period.lastDay,
        today: shopDate(world.now()),
      },
    );
    if (problem) throw badField(problem.field, problem.problem);
    const expectedCash = last ? period.expectedCash : countedCash;
    const closing: CashClosing = {
      number,
      day,
      since: period.since,
      at: new Date(world.now()).toISOString(),
      by,
      float: period.float,
      expectedCash,
      countedCash,
      difference: toRupees(toPaisa(countedCash) - toPaisa(expectedCash)),
      nextFloat,
      note,
      sums: period.sums,
    };
    world.cash = { ...cash, closings: [...cash.closings, closing] };
    return new Reply(closing, 'Period closed');
  },

  listCashClosings: ({ world, query: { before = Number.POSITIVE_INFINITY, limit = 30 } }) =>
    cashOf(world)
      .closings.filter(({ number }) => number < before)
      .reverse()
      .slice(0, limit),

  listCashCorrections({ world, query }) {
    const cash = cashOf(world);
    const number = Math.min(query.number, cash.closings.length + 1);
    return correctionsOf(cash, number)
      .map(({ sums: _, period: __, ...correction }) => correction)
      .reverse()
      .slice(0, 200);
  },
};
