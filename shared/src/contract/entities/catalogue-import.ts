import { z } from 'zod';
import { isoDateTime } from './common';

/** A cell that is refused, and why; without a column the whole row is. */
const cellError = z.object({ column: z.string().nullable(), message: z.string() });

const cellChange = z.object({
  column: z.string(),
  before: z.string(),
  after: z.string(),
  /** The text of the sheet, where it was understood as another one: `Rs. 250/-` is 250 (C431). */
  found: z.string().optional(),
});

/** What to do with a row whose name something has already: change that one, add another, leave the row out (C433). */
export const twinChoice = z.enum(['change', 'add', 'leave'], 'must be change, add or leave');

/** What has the name of a new row already: an item of the shop, or an earlier row of the sheet (C433). */
const importTwin = z.object({
  /** The earlier row of the sheet; null: an item of the shop. */
  line: z.number().int().nullable(),
  category: z.string(),
  price: z.string(),
  /** What would change of the item. */
  changes: z.array(cellChange),
  /** What happens unless staff choose. */
  preset: twinChoice,
});

/** What an import does with a row of a sheet (C305). `line` counts as a spreadsheet does: the first line is 1. */
export const importRow = z.object({
  line: z.number().int(),
  name: z.string(),
  action: z.enum(['add', 'change', 'same', 'error']),
  changes: z.array(cellChange),
  errors: z.array(cellError),
  twin: importTwin.optional(),
});

/** A column of a sheet: its head, its first text, and what it holds; null: it is ignored (C431). */
const importColumn = z.object({ head: z.string(), sample: z.string(), column: z.string().nullable() });

/** A line of a sheet that is no item: a sum, the heading again, the category of the lines below it, or a note (C431). */
const importIgnored = z.object({
  line: z.number().int(),
  text: z.string(),
  why: z.enum(['total', 'heading', 'category', 'note']),
});

/** What an import would do; nothing is changed yet (C305). */
export const importCheck = z.object({
  _id: z.string(),
  rows: z.array(importRow),
  /** Files of the ZIP that no row names. */
  unusedPictures: z.array(z.string()),
  columns: z.array(importColumn).optional(),
  ignored: z.array(importIgnored).optional(),
});

/** What an import did (C306). */
export const importResult = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  /** Rows that were left out as they have the name of another one (C433). */
  left: z.number().int().optional(),
  /** Rows that were left out. */
  skipped: z.array(importRow.pick({ line: true, name: true, errors: true })),
});

export type ImportColumn = z.infer<typeof importColumn>;
export type ImportIgnored = z.infer<typeof importIgnored>;
/** An import that was done (C434). */
export const pastImport = z.object({
  _id: z.string(),
  at: isoDateTime,
  by: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  undone: z.boolean(),
});

export type PastImport = z.infer<typeof pastImport>;
export type TwinChoice = z.infer<typeof twinChoice>;
export type ImportRow = z.infer<typeof importRow>;
export type ImportCheck = z.infer<typeof importCheck>;
export type ImportResult = z.infer<typeof importResult>;
