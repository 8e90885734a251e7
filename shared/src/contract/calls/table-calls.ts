import { z } from 'zod';
import { describeCall } from '../call';
import { billMethod, staffTable, tableVisit } from '../entities/table';
import { idParam, seenVersion } from '../inputs';
import { linkTableCode, tableNumber } from '../order-input';

/** The table of a link and its code: both are needed (C241). */
const place = { tableNumber, tableCode: linkTableCode };

const failures = { 403: 'the code does not belong to this table, or the request comes from another site' };

/** Sittings at tables: ours, none of it is in §7. */
export const tableCalls = {
  getTableVisit: describeCall('getTableVisit', {
    summary: 'The sitting at a table for the phones there; the code of the table opens it (C240).',
    access: 'public',
    added: true,
    query: z.object(place),
    answer: tableVisit,
    failures: { 403: 'the code does not belong to this table' },
  }),
  openTable: describeCall('openTable', {
    summary: 'A party sits down: opens a sitting unless the table has one (C240).',
    access: 'public',
    added: true,
    body: z.object(place),
    answer: tableVisit,
    failures,
  }),
  callStaff: describeCall('callStaff', {
    summary:
      'A table calls staff or asks for the bill, or takes that back; a few times in ten minutes (C241).',
    access: 'public',
    added: true,
    body: z.object({
      ...place,
      want: z.enum(['staff', 'bill']),
      /** False takes it back. */
      wanted: z.boolean(),
      /** How the bill is paid; "cash" if it is absent. */
      method: billMethod.optional(),
    }),
    answer: tableVisit,
    failures,
  }),
  listTables: describeCall('listTables', {
    summary: 'The tables of the settings, then other tables where a party sits (C242).',
    access: 'admin',
    right: 'serveTables',
    added: true,
    answer: z.array(staffTable),
  }),
  answerTable: describeCall('answerTable', {
    summary: 'Staff answered the call of a sitting, or brought its bill (C241).',
    access: 'admin',
    right: 'serveTables',
    added: true,
    params: idParam,
    body: z.object({ want: z.enum(['staff', 'bill']), version: seenVersion }),
    answer: staffTable,
    failures: { 409: 'the sitting has ended, or somebody changed it meanwhile (C99)' },
  }),
  moveTable: describeCall('moveTable', {
    summary:
      'Moves a sitting with its orders to another table; if a party sits there, the two are one (C243).',
    access: 'admin',
    right: 'serveTables',
    added: true,
    params: idParam,
    body: z.object({ tableNumber, version: seenVersion }),
    answer: staffTable,
    failures: { 409: 'the sitting has ended, or somebody changed it meanwhile (C99)' },
  }),
  closeTable: describeCall('closeTable', {
    summary: 'Ends a sitting, so that the table is free; its orders must have ended (C244).',
    access: 'admin',
    right: 'serveTables',
    added: true,
    params: idParam,
    body: z.object({ version: seenVersion }),
    answer: staffTable,
    failures: { 409: 'an order is still under way, or somebody changed the table meanwhile (C99)' },
  }),
};
