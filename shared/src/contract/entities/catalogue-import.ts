import { z } from 'zod';

/** A cell that is refused, and why; without a column the whole row is. */
const cellError = z.object({ column: z.string().nullable(), message: z.string() });

/** What an import does with a row of a sheet (C305). `line` counts as a spreadsheet does: the heading is 1. */
export const importRow = z.object({
  line: z.number().int(),
  name: z.string(),
  action: z.enum(['add', 'change', 'same', 'error']),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(cellError),
});

/** What an import would do; nothing is changed yet (C305). */
export const importCheck = z.object({
  _id: z.string(),
  rows: z.array(importRow),
  /** Files of the ZIP that no row names. */
  unusedPictures: z.array(z.string()),
});

/** What an import did (C306). */
export const importResult = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  /** Rows that were left out. */
  skipped: z.array(importRow.pick({ line: true, name: true, errors: true })),
});

export type ImportRow = z.infer<typeof importRow>;
export type ImportCheck = z.infer<typeof importCheck>;
export type ImportResult = z.infer<typeof importResult>;
