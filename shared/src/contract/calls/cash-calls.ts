import { z } from 'zod';
import { CASH_NOTE_MAX } from '../../rules/cash-up';
import { describeCall } from '../call';
import { cashClosing, cashCorrection, cashPeriod } from '../entities/cash';
import { amount, count, limitQuery, optionalText } from '../inputs';

const number = count.pipe(z.number().min(1, 'must be at least 1').max(1_000_000_000, 'is too large'));

/** What should be in the drawer: below 0 if more was given back than was in it. */
const expected = z
  .number({ error: 'must be a number' })
  .min(-10_000_000, 'is too small')
  .max(100_000_000, 'is too large');

/** The cash-up: ours, none of it is in §7. */
export const cashCalls = {
  getCashPeriod: describeCall('getCashPeriod', {
    summary:
      'The period that is open: what was taken since the last closing, and the cash that should be there (C310).',
    access: 'admin',
    right: 'closeTill',
    added: true,
    answer: cashPeriod,
  }),
  closeCash: describeCall('closeCash', {
    summary:
      'Closes the open period (C310). `number` and `expectedCash` are what staff saw; the first closing needs no `expectedCash`. A closing never changes (C311).',
    access: 'admin',
    right: 'closeTill',
    added: true,
    body: z.object({
      number,
      day: z.iso.date('must be a day such as 2026-11-20'),
      expectedCash: expected.nullish().transform((value) => value ?? null),
      countedCash: amount,
      nextFloat: amount,
      note: optionalText(CASH_NOTE_MAX),
    }),
    answer: cashClosing,
    failures: { 409: 'somebody closed the period, or the expected cash changed meanwhile' },
  }),
  listCashClosings: describeCall('listCashClosings', {
    summary:
      'The closings, newest first, 30 at a time; `before` is the number of the last one of the page before.',
    access: 'admin',
    right: 'closeTill',
    added: true,
    query: z.object({ ...limitQuery, before: number.optional() }),
    answer: z.array(cashClosing),
  }),
  listCashCorrections: describeCall('listCashCorrections', {
    summary:
      'The corrections of orders of closed periods that count in a period, newest first, at most 200 (C311). `number` is that of a closing, or of the open period.',
    access: 'admin',
    right: 'closeTill',
    added: true,
    query: z.object({ number }),
    answer: z.array(cashCorrection),
  }),
};
