import type { Marks } from '@storefront/shared/rules/marks';
import type { Mealtime } from '@storefront/shared/rules/mealtimes';
import { toPaisa } from '@storefront/shared/rules/money';
import { textKey } from '@storefront/shared/rules/text';
import type { ProductsTable } from '../../platform/db/schema';
import { marksToRow } from './stored-marks';

/** The form of a product as the contract reads it; price in rupees. */
export interface ProductInput {
  readonly name?: string | undefined;
  readonly price?: number | undefined;
  readonly category?: string | undefined;
  readonly description?: string | null | undefined;
  readonly ugage?: 'enable' | 'disable' | undefined;
  readonly espressoItem?: boolean | undefined;
  readonly soldOut?: boolean | undefined;
  /** Null removes them. */
  readonly marks?: Marks | null | undefined;
  /** Null removes it. */
  readonly mealtime?: Mealtime | null | undefined;
  /** Ids of its option groups, in their order (C255). */
  readonly optionGroups?: readonly string[] | undefined;
}

/** Returns the ids of groups as a row stores them. */
const groupsColumn = (ids: readonly string[]) => (ids.length > 0 ? JSON.stringify(ids) : null);

const flag = (value: boolean) => (value ? 1 : 0);

/** Returns the row with the values of the form; missing fields keep their values (C75). */
export const fillProduct = (row: ProductsTable, input: ProductInput): ProductsTable => ({
  ...row,
  name: input.name ?? row.name,
  name_key: textKey(input.name ?? row.name),
  price_paisa: input.price === undefined ? row.price_paisa : toPaisa(input.price),
  category: input.category ?? row.category,
  description: input.description === undefined ? row.description : (input.description ?? ''),
  ugage: input.ugage ?? row.ugage,
  espresso: input.espressoItem === undefined ? row.espresso : flag(input.espressoItem),
  ...(input.marks !== undefined && marksToRow(input.marks)),
  ...(input.mealtime !== undefined && { mealtime: input.mealtime && JSON.stringify(input.mealtime) }),
  option_groups: input.optionGroups === undefined ? row.option_groups : groupsColumn(input.optionGroups),
});
