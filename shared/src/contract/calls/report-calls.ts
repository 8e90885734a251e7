import { z } from 'zod';
import { daysIn, REPORT_DAYS_MAX } from '../../rules/report-range';
import { describeCall } from '../call';
import { salesReport } from '../entities/sales-report';

const day = z.iso
  .date('must be a day such as 2026-11-20')
  .refine((text) => text >= '2000-01-01', 'must be after 1999');

/** Reports: ours, none of it is in §7. */
export const reportCalls = {
  getSalesReport: describeCall('getSalesReport', {
    summary:
      'What was sold from one day in Nepal to another, both included, beside the range before; points, referrals, what runs out and what was not sold (C286).',
    access: 'admin',
    right: 'seeReports',
    added: true,
    query: z
      .object({ from: day, to: day })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before the first day' })
      .refine((range) => daysIn(range) <= REPORT_DAYS_MAX, {
        path: ['to'],
        error: `must be at most ${REPORT_DAYS_MAX} days after the first day`,
      }),
    answer: salesReport,
  }),
};
