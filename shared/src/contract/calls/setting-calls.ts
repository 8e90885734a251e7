import { z } from 'zod';
import { parseTableList } from '../../rules/tables';
import { describeCall } from '../call';
import { isoDateTime } from '../entities/common';
import {
  categoryDepartments,
  exceptions,
  happyHours,
  lowStock,
  mealtimes,
  pace,
  settingVersions,
  shopSettings,
  tableCode,
  tables,
  taxNumber,
  weekly,
} from '../entities/shop-settings';
import { optionalText } from '../inputs';

const pause = z.object({
  reason: optionalText(120),
  until: isoDateTime.nullish().transform((value) => value ?? null),
});

/** Table names typed by staff; duplicates are removed. */
const tableList = z
  .string({ error: 'is required' })
  .max(1500)
  .transform((text, context) => {
    const list = parseTableList(text);
    if (list.ok) return list.tables;
    context.addIssue({ code: 'custom', message: list.problem });
    return z.NEVER;
  });

/** Settings of the shop: ours, none of it is in §7. */
export const settingCalls = {
  getSettings: describeCall('getSettings', {
    summary:
      'When the shop is open, whether it takes orders right now (C28), its tax number (C202), departments (C220), pace (C235), tables (C242), mealtimes (C263) and happy hours (C274), whether it accepts orders automatically (C229), what runs out (C308), and how one can pay (C280).',
    access: 'public',
    added: true,
    answer: shopSettings,
  }),
  updateSettings: describeCall('updateSettings', {
    summary:
      'Changes the parts that are sent; the others stay. `versions` holds the version of each part that was seen.',
    access: 'admin',
    right: ['changeSettings', 'pauseOrders'],
    added: true,
    body: z.object({
      weekly: weekly.optional(),
      exceptions: exceptions.optional(),
      refuseWhenClosed: z.boolean().optional(),
      paused: pause.nullable().optional(),
      taxNumber: taxNumber.nullable().optional(),
      departments: categoryDepartments.optional(),
      autoAccept: z.boolean().optional(),
      pace: pace.optional(),
      tables: tables.optional(),
      mealtimes: mealtimes.optional(),
      happyHours: happyHours.optional(),
      lowStock: lowStock.optional(),
      versions: settingVersions.partial().optional(),
    }),
    answer: shopSettings,
    failures: { 409: 'somebody changed one of these parts meanwhile (C165)' },
  }),
  listTableCodes: describeCall('listTableCodes', {
    summary: 'The codes that prove an order to come from a table (C51); `tables` reads `1-12, A1`.',
    access: 'admin',
    right: 'changeSettings',
    added: true,
    query: z.object({ tables: tableList }),
    answer: z.array(tableCode),
  }),
};
