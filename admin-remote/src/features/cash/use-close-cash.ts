import { request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import type { CashPeriod } from '@storefront/shared/contract/entities/cash';
import type { Input } from '@storefront/shared/contract/types';
import { cashProblem } from '@storefront/shared/rules/cash-up';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { toPaisa } from '@storefront/shared/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../common/form/form-failure';
import { readRupees } from '../../common/form/read-number';
import { useForm } from '../../common/form/use-form';
import { useSubmission } from '../../common/form/use-submission';
import { type Counts, sumOf } from './NotesAndCoins';

/** The closing as it is typed. */
export interface CashDraft {
  readonly counts: Counts;
  readonly counted: string;
  /** Null: as much as at the start of the period. */
  readonly nextFloat: string | null;
  /** Null: today. */
  readonly day: string | null;
  readonly note: string;
}

const BLANK: CashDraft = { counts: {}, counted: '', nextFloat: null, day: null, note: '' };

const labels: FieldErrors = {
  day: 'The day',
  countedCash: 'The counted cash',
  nextFloat: 'What stays',
  note: 'A note',
};

/** Returns errors of the server's words as sentences. */
const inWords = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, `${labels[field] ?? field} ${problem}`]),
  );

/** Returns what is typed, in rupees; null where it is no amount. */
const amountsOf = ({ counted, nextFloat }: CashDraft, { float, since }: CashPeriod) => {
  const countedCash = readRupees(counted);
  // The first closing leaves everything in the drawer.
  return { countedCash, nextFloat: since === null ? countedCash : readRupees(nextFloat ?? String(float)) };
};

/**
 * The form that closes a period (C310). A failure keeps what is typed; if cash came meanwhile, the period is read again.
 *
 * @param now ms
 */
export function useCloseCash(period: CashPeriod, now: number) {
  const client = useQueryClient();
  const form = useForm<CashDraft>(() => BLANK);
  const [isAsking, setIsAsking] = useState(false);
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => /^(getCash|listCash)/.test(String(name)),
    });
  const { submit, submission } = useSubmission({
    loading: 'Closing the period…',
    success: 'Period closed',
    failure: 'Failed to close the period',
    onRefused: (fields) => form.refuse(inWords(fields)),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh();
      return false;
    },
  });
  const { values } = form;
  const today = shopDate(now);
  const day = values.day ?? today;
  const { countedCash, nextFloat } = amountsOf(values, period);
  const isFirst = period.since === null;
  const differencePaisa =
    countedCash === null || isFirst ? null : toPaisa(countedCash) - toPaisa(period.expectedCash);

  /** Returns the call's body; null after showing what is wrong. */
  function check(): Input<'closeCash'>['body'] | null {
    const note = values.note.trim() || null;
    if (countedCash === null || nextFloat === null) {
      form.refuse({
        ...(countedCash === null && { countedCash: 'Type the amount in rupees, such as 6480' }),
        ...(nextFloat === null && { nextFloat: 'Type the amount in rupees, such as 500' }),
      });
      return null;
    }
    const problem = cashProblem(
      { day, countedPaisa: toPaisa(countedCash), nextFloatPaisa: toPaisa(nextFloat), note },
      {
        expectedPaisa: isFirst ? null : toPaisa(period.expectedCash),
        lastDay: period.lastDay,
        today,
      },
    );
    if (problem) {
      form.refuse(inWords({ [problem.field]: problem.problem }));
      return null;
    }
    const expectedCash = isFirst ? null : period.expectedCash;
    return { number: period.number, day, expectedCash, countedCash, nextFloat, note };
  }

  return {
    ...form,
    ...submission,
    isBusy: submission.share !== null,
    day,
    today,
    isFirst,
    countedCash,
    nextFloat,
    differencePaisa,
    isAsking,
    setCounts: (counts: Counts) => form.set({ counts, counted: String(sumOf(counts)) }, ['countedCash']),
    setCounted: (counted: string) => form.set({ counted, counts: {} }, ['countedCash']),
    ask: () => check() !== null && setIsAsking(true),
    stopAsking: () => setIsAsking(false),
    clear: () => form.set(BLANK),
    async close() {
      const body = check();
      setIsAsking(false);
      if (body === null || !(await submit((options) => request('closeCash', { body }, options))))
        return false;
      await refresh();
      return true;
    },
  };
}
