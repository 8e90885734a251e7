import type { ImportRow, TwinChoice } from '@storefront/shared/contract/entities/catalogue-import';

/** What staff chose for rows whose name something has already, by line (C433). */
export type Choices = ReadonlyMap<number, TwinChoice>;

/** A row as staff chose it; 'left': it is left out. */
export interface ChosenRow extends Omit<ImportRow, 'action' | 'twin'> {
  readonly action: ImportRow['action'] | 'left';
}

/** Returns what an import does with a row, as staff chose. */
function chosenRow({ twin, ...row }: ImportRow, choices: Choices): ChosenRow {
  const choice = twin && (choices.get(row.line) ?? twin.preset);
  if (choice === 'leave') return { ...row, action: 'left', changes: [] };
  if (!twin || choice !== 'change' || twin.line !== null) return row;
  return { ...row, action: twin.changes.length > 0 ? 'change' : 'same', changes: twin.changes };
}

/** Returns the rows as staff chose: one that takes the place of an earlier row leaves that out. */
export function chosenRows(rows: readonly ImportRow[], choices: Choices): ChosenRow[] {
  const replaced = new Set(
    rows.flatMap(({ line, twin }) =>
      twin && (choices.get(line) ?? twin.preset) === 'change' ? (twin.line ?? []) : [],
    ),
  );
  return rows.map((row) =>
    replaced.has(row.line)
      ? { ...chosenRow(row, choices), action: 'left', changes: [] }
      : chosenRow(row, choices),
  );
}

export type ImportShop = 'product' | 'closet';

/** What a row of a shop is, for one and for many. */
export const SHOP_WORDS: Readonly<Record<ImportShop, { readonly list: string; readonly file: string }>> = {
  product: { list: 'Menu', file: 'menu' },
  closet: { list: 'Closet & Kicks', file: 'closet' },
};

const COUNTED: readonly { readonly action: ChosenRow['action']; readonly words: string }[] = [
  { action: 'add', words: 'to add' },
  { action: 'change', words: 'to change' },
  { action: 'same', words: 'without a change' },
  { action: 'left', words: 'left out' },
  { action: 'error', words: 'with errors' },
];

/** Returns '2 to add, 1 with errors'; kinds of rows that there are none of are left out. */
export const countsText = (rows: readonly ChosenRow[]): string =>
  COUNTED.map(({ action, words }) => ({ words, count: rows.filter((row) => row.action === action).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ');

/** Returns how many rows would be stored. */
export const writtenCount = (rows: readonly ChosenRow[]): number =>
  rows.filter(({ action }) => action === 'add' || action === 'change').length;

const ACTION_WORDS: Readonly<Record<ChosenRow['action'], string>> = {
  add: 'Add',
  change: 'Change',
  same: 'No change',
  error: 'Error',
  left: 'Left out',
};

export const actionText = ({ action }: Pick<ChosenRow, 'action'>): string => ACTION_WORDS[action];

const shown = (text: string) => (text === '' ? 'empty' : text.replaceAll('\n', ', '));

/** Returns what a row does, cell by cell: 'price: 100 → 120 (in the sheet: Rs. 120/-)'; of a new item its filled cells. */
export const changeTexts = ({ action, changes }: Pick<ChosenRow, 'action' | 'changes'>): string[] =>
  changes.map(({ column, before, after, found }) => {
    const change = action === 'add' ? shown(after) : `${shown(before)} → ${shown(after)}`;
    return `${column}: ${change}${found === undefined ? '' : ` (in the sheet: ${shown(found)})`}`;
  });

/** Returns why cells of a row are refused: 'price must be a number'. */
export const errorTexts = ({ errors }: Pick<ChosenRow, 'errors'>): string[] =>
  errors.map(({ column, message }) =>
    column && /^[^\p{Lu}]/u.test(message) ? `${column} ${message}` : message,
  );

export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
