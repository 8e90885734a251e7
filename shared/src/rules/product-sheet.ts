import type { Product } from '../contract/entities/product';
import { type CellError, type Cells, linesOf, readYesNo, yesNo } from './sheet-cells';
import { textKey } from './text';

/** The columns of a sheet of the menu (C304). */
export const PRODUCT_COLUMNS = [
  'id',
  'name',
  'category',
  'price',
  'description',
  'on the menu',
  'espresso',
  'diet',
  'contains',
  'spice',
  'caffeine',
  'served from',
  'served until',
  'option groups',
  'picture',
] as const;

/** The columns that a change can be in; a picture is named apart. */
export const PRODUCT_CHANGES = PRODUCT_COLUMNS.filter((column) => column !== 'id' && column !== 'picture');

/** An option group, as far as a sheet names it. */
export interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

const NEW: Cells = { 'on the menu': 'yes', espresso: 'no' };

/** Returns a dish as cells; null: a new one. A dish whose marks nobody filled in has four empty cells (C261). */
export function productCells(product: Product | null, groups: readonly NamedGroup[]): Cells {
  if (!product) return { ...Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])), ...NEW };
  const { marks, mealtime } = product;
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id;
  return {
    id: product._id,
    name: product.name,
    category: product.category,
    price: String(product.price),
    description: product.description,
    'on the menu': yesNo(product.ugage === 'enable'),
    espresso: yesNo(product.espressoItem),
    diet: marks?.diet ?? '',
    contains: marks?.contains.join(', ') ?? '',
    spice: marks ? String(marks.spice) : '',
    caffeine: marks ? yesNo(marks.caffeine) : '',
    'served from': mealtime?.from ?? '',
    'served until': mealtime?.until ?? '',
    'option groups': (product.optionGroups ?? []).map(nameOf).join('\n'),
    picture: '',
  };
}

const words = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

const lower = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/** Returns the fields of the form of a dish; the contract checks them. */
export function productForm(cells: Cells, groups: readonly NamedGroup[]) {
  const errors: CellError[] = [];
  const isMarked = ['diet', 'contains', 'spice', 'caffeine'].some((column) => lower(cells[column]) !== '');
  const [from = '', until = ''] = [cells['served from']?.trim(), cells['served until']?.trim()];
  const idOf = (name: string) =>
    groups.find((group) => textKey(group.name) === textKey(name) || group.id === name)?.id ?? null;
  const named = linesOf(cells['option groups']).map((name) => ({ name, id: idOf(name) }));
  for (const { name, id } of named)
    if (id === null) errors.push({ column: 'option groups', message: `has no group “${name}”` });
  const form = {
    name: cells.name ?? '',
    price: cells.price ?? '',
    category: cells.category ?? '',
    description: cells.description ?? '',
    ugage: readYesNo(cells, 'on the menu', errors) ? 'enable' : 'disable',
    espressoItem: readYesNo(cells, 'espresso', errors),
    marks: isMarked
      ? {
          diet: lower(cells.diet) || null,
          contains: words(cells.contains),
          spice: Number(cells.spice ?? ''),
          caffeine: readYesNo(cells, 'caffeine', errors),
        }
      : null,
    mealtime: from || until ? { from, until } : null,
    optionGroups: named.flatMap(({ id }) => id ?? []),
  };
  return { form, errors };
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  ugage: 'on the menu',
  espressoItem: 'espresso',
  mealtime: 'served from',
  optionGroups: 'option groups',
  marks: 'contains',
  'marks.diet': 'diet',
  'marks.spice': 'spice',
};

/** Returns the column of a field that the contract refuses; null: the row. */
export function productColumn(field: string): string | null {
  const known = PRODUCT_COLUMNS.find((column) => column === field);
  return known ?? COLUMN_OF[field] ?? COLUMN_OF[field.split('.')[0] ?? ''] ?? null;
}
