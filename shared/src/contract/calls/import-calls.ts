import { z } from 'zod';
import { describeCall } from '../call';
import { importCheck, importResult, pastImport, twinChoice } from '../entities/catalogue-import';
import { idParam, jsonText } from '../inputs';

const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], 'must be csv or xlsx').default('csv'),
});

const shop = z.enum(['product', 'closet'], 'must be product or closet');

/** Media type of a workbook. */
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Export and import of menu and closet: ours, none of it is in §7 (C304 to C306). */
export const importCalls = {
  exportProducts: describeCall('exportProducts', {
    summary:
      'The menu as a sheet, one row a dish: CSV in UTF-8 with a byte order mark, or with `format=xlsx` a workbook (C304).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    query: exportQuery,
    file: 'text/csv',
    otherFile: XLSX_TYPE,
    answer: z.string(),
  }),
  exportCloset: describeCall('exportCloset', {
    summary: 'The closet as a sheet, one row a piece: as `exportProducts` (C304).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    query: exportQuery,
    file: 'text/csv',
    otherFile: XLSX_TYPE,
    answer: z.string(),
  }),
  checkImport: describeCall('checkImport', {
    summary:
      'What an import of a sheet with at most 5,000 rows would do, row by row: nothing is changed yet. A row with an id changes that item, one without adds one (C305). The heading is found below titles; `columns` says what each column holds (C431).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      shop,
      /** What staff say that each column of the sheet holds, as JSON; null: nothing (C431). */
      columns: jsonText.pipe(z.array(z.string().max(40).nullable()).max(100)).optional(),
    }),
    files: [
      {
        field: 'file',
        required: true,
        describes: 'a sheet as CSV in UTF-8 or XLSX, up to 8 MB',
        mediaType: 'text/csv',
      },
      {
        field: 'pictures',
        required: false,
        describes: 'a ZIP with the pictures that rows name, up to 64 MB and 200 pictures',
        mediaType: 'application/zip',
        megabytes: 64,
      },
    ],
    answer: importCheck,
    failures: {
      400: 'a file cannot be read; if no column holds names, `data.columns` has those of the sheet',
      413: 'a file is too large',
    },
  }),
  applyImport: describeCall('applyImport', {
    summary:
      'Does what a check said, within a day and once: a repeat gets the first answer. `take` is `all`, nothing if one row has an error, or `good`, without those rows (C306).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    params: idParam,
    body: z.object({
      take: z.enum(['all', 'good'], 'must be all or good'),
      /** What to do with rows whose name something has already; absent: what their check says (C433). */
      twins: z
        .array(z.object({ line: z.number().int(), do: twinChoice }))
        .max(6_000)
        .optional(),
    }),
    answer: importResult,
    failures: {
      409: 'a row has an error, and `take` is `all`; or the import was done with the other `take`',
    },
  }),
  listImports: describeCall('listImports', {
    summary: 'The last ten imports of menu or closet that were done, newest first (C434).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    query: z.object({ shop }),
    answer: z.array(pastImport),
  }),
  undoImport: describeCall('undoImport', {
    summary:
      'Undoes an import as a whole: what it added is deleted, what it changed is as before. A repeat changes nothing (C434).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    params: idParam,
    answer: z.null(),
    failures: { 409: 'one of its items was ordered, changed or deleted since: nothing is undone' },
  }),
};
