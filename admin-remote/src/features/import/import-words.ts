import type { ImportRow } from '@storefront/shared/contract/entities/catalogue-import';

export type ImportShop = 'product' | 'closet';

/** What a row of a shop is, for one and for many. */
export const SHOP_WORDS: Readonly<Record<ImportShop, { readonly list: string; readonly file: string }>> = {
  product: { list: 'Menu', file: 'menu' },
  closet: { list: 'Closet & Kicks', file: 'closet' },
};

const COUNTED: readonly { readonly action: ImportRow['action']; readonly words: string }[] = [
  { action: 'add', words: 'to add' },
  { action: 'change', words: 'to change' },
  { action: 'same', words: 'without a change' },
  { action: 'error', words: 'with errors' },
];

/** Returns '2 to add, 1 with errors'; kinds of rows that there are none of are left out. */
export const countsText = (rows: readonly ImportRow[]): string =>
  COUNTED.map(({ action, words }) => ({ words, count: rows.filter((row) => row.action === action).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ');

/** Returns how many rows would be stored. */
export const writtenCount = (rows: readonly ImportRow[]): number =>
  rows.filter(({ action }) => action === 'add' || action === 'change').length;

const ACTION_WORDS: Readonly<Record<ImportRow['action'], string>> = {
  add: 'Add',
  change: 'Change',
  same: 'No change',
  error: 'Error',
};

export const actionText = ({ action }: Pick<ImportRow, 'action'>): string => ACTION_WORDS[action];

const shown = (text: string) => (text === '' ? 'empty' : text.replaceAll('\n', ', '));

/** Returns what a row does, cell by cell: 'price: 100 → 120'; of a new item its filled cells. */
export const changeTexts = ({ action, changes }: Pick<ImportRow, 'action' | 'changes'>): string[] =>
  changes.map(({ column, before, after }) =>
    action === 'add' ? `${column}: ${shown(after)}` : `${column}: ${shown(before)} → ${shown(after)}`,
  );

/** Returns why cells of a row are refused: 'price must be a number'. */
export const errorTexts = ({ errors }: Pick<ImportRow, 'errors'>): string[] =>
  errors.map(({ column, message }) =>
    column && /^[^\p{Lu}]/u.test(message) ? `${column} ${message}` : message,
  );

export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
