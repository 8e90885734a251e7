import { z } from 'zod';
import { parseSizeOptions } from '../../rules/closet-choice';
import { MOST_CELLS } from '../../rules/stock-cells';
import { STOCK_MOVEMENTS } from '../../rules/stock-movement';
import { describeCall } from '../call';
import { closetItem } from '../entities/closet-item';
import { stockEvent } from '../entities/stock-event';
import { idempotencyHeaders } from '../idempotency-headers';
import {
  afterQuery,
  amount,
  count,
  flag,
  idParam,
  itemIdsQuery,
  limitQuery,
  optionalLine,
  optionalText,
  pageQuery,
  seenVersion,
  seenVersionQuery,
  text,
} from '../inputs';

/** Returns the value of a JSON text; the text itself where it is none, which the list then refuses. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list, or the comma-separated text of a form field (C62). */
const sizeOptions = z
  .union([z.string().max(400), z.array(z.string().max(60)).max(60)])
  .transform(parseSizeOptions);

const cellText = z.string().max(60);

/** Pieces by size and colour (C273); `seen` are those that staff saw. */
const cellList = z
  .array(z.object({ size: cellText, color: cellText, stock: count, seen: count.optional() }), {
    error: 'must be a list of cells',
  })
  .max(MOST_CELLS, `must have at most ${MOST_CELLS} cells`);

/** The cells as a list, or as JSON in a form; null or the text `null` ends the counting by size and colour. */
const cells = z
  .union([z.null(), z.array(z.unknown()), z.string().max(100_000).transform(readJson)])
  .pipe(cellList.nullable());

/** Without a division an item is clothing. */
const division = z.enum(['closet', 'kicks']);

/**
 * The form also holds the colours, as `color_{i}`, `colorName_{i}`, `colorHex_{i}`, and `colorBefore_{i}` on a new name
 * (C61).
 */
const closetForm = z.looseObject({
  name: text(120),
  division,
  price: amount,
  brand: optionalText(60),
  material: optionalText(60),
  description: optionalText(2000),
  availableStock: count,
  sizeOptions: sizeOptions.optional(),
  category: z.enum(['Men', 'Women', 'Kids']),
  gender: optionalText(20),
  ratings: z
    .union([amount, z.literal('').transform(() => 4)])
    .pipe(z.number().max(5))
    .optional(),
  isTopSeller: flag.optional(),
  cells: cells.optional(),
});

const files = [
  {
    field: 'colorImage_*',
    required: false,
    describes: 'picture of colour *: JPEG, PNG, WebP or AVIF up to 8 MB',
  },
  { field: 'image_*', required: false, describes: 'the same under the name that closet/add may use (C61)' },
];

export const closetCalls = {
  addClosetItem: describeCall('addClosetItem', {
    summary: 'Adds a closet item or shoe with its colours, multipart.',
    access: 'admin',
    right: 'editCatalogue',
    body: closetForm.extend({ division: division.default('closet') }),
    files,
    answer: closetItem,
  }),
  updateClosetItem: describeCall('updateClosetItem', {
    summary:
      'Changes an item; fields not sent stay, a colour without a new file keeps its picture by name (C61). Stock stays if `availableStock` equals `stockBefore`, the stock that staff saw (C163), and a cell of `cells` if its `stock` equals its `seen` (C273).',
    access: 'admin',
    right: 'editCatalogue',
    params: idParam,
    body: closetForm.partial().extend({ stockBefore: count.optional(), version: seenVersion }),
    files,
    answer: closetItem,
    failures: {
      409: 'somebody changed the item meanwhile (C165), or sold pieces of a cell that staff changed (C273)',
    },
  }),
  moveStock: describeCall('moveStock', {
    summary:
      'Adds received pieces, subtracts damaged ones, or corrects the stock to a count; sales in between stay right (C166). `size` and `color` name the cell of an item that is counted by them (C273).',
    access: 'admin',
    right: 'moveStock',
    added: true,
    params: idParam,
    headers: idempotencyHeaders,
    body: z
      .object({
        kind: z.enum(STOCK_MOVEMENTS),
        pieces: count,
        seen: count.optional(),
        size: cellText.optional(),
        color: cellText.optional(),
        reason: optionalLine(200),
      })
      .refine(({ kind, seen }) => kind !== 'counted' || seen !== undefined, {
        path: ['seen'],
        error: 'is required: the stock that staff saw when they counted',
      }),
    answer: closetItem,
    failures: {
      409: 'the stock would fall below 0 or rise above ten million, or the key was used for another movement',
    },
  }),
  listStockEvents: describeCall('listStockEvents', {
    summary: 'One page of the history of an item’s stock, newest first (C259).',
    access: 'admin',
    right: 'moveStock',
    added: true,
    params: idParam,
    query: z.object({ ...pageQuery, ...limitQuery }),
    answer: z.array(stockEvent),
  }),
  deleteClosetItem: describeCall('deleteClosetItem', {
    summary: 'Takes an item out of the catalogue; orders keep their copy (P16).',
    access: 'admin',
    right: 'editCatalogue',
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the item meanwhile (C165)' },
  }),
  getClosetItem: describeCall('getClosetItem', {
    summary: 'One closet item.',
    access: 'public',
    params: idParam,
    answer: closetItem,
  }),
  listClosetGoesWith: describeCall('listClosetGoesWith', {
    summary:
      'At most three items that are often ordered with these and in stock; none where too little is known (C271).',
    access: 'public',
    added: true,
    query: z.object(itemIdsQuery),
    answer: z.array(closetItem),
  }),
  listClosetItems: describeCall('listClosetItems', {
    summary: 'One page of the catalogue; filters and sorting are optional (C67).',
    access: 'public',
    query: z.object({
      ...pageQuery,
      ...limitQuery,
      ...afterQuery,
      division: z.enum(['closet', 'kicks']).optional(),
      category: z.string().max(20).optional(),
      subtype: z.string().max(60).optional(),
      brand: z.string().max(60).optional(),
      sort: z.enum(['price-asc', 'price-desc', 'name-asc', 'name-desc']).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: z.array(closetItem),
  }),
  listClosetBrands: describeCall('listClosetBrands', {
    summary: 'The brands of the catalogue, or of a part of it, A to Z: those of all pages (C112).',
    access: 'public',
    query: z.object({
      division: z.enum(['closet', 'kicks']).optional(),
      category: z.string().max(20).optional(),
    }),
    answer: z.array(z.string()),
  }),
};
