import type { Product } from '@storefront/shared/contract/entities/product';
import type { Input } from '@storefront/shared/contract/types';
import {
  type CategoryDepartments,
  departmentOfCategory,
  MENU_DEPARTMENTS,
  type MenuDepartment,
} from '@storefront/shared/rules/departments';
import { type Mealtime, mealtimeText } from '@storefront/shared/rules/mealtimes';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import {
  type BulkField,
  choiceField,
  deleteField,
  PRICE_FIELDS,
  textField,
} from '../../common/bulk/bulk-fields';
import { departmentWords } from '../../common/department-words';
import { Checks } from '../../common/form/Checks';
import { FormGroup } from '../../common/form/form-group';
import { type MealtimeDraft, MealtimeInputs } from '../../common/form/MealtimeInputs';
import { draftProblem, readMealtime } from '../../common/form/mealtime-draft';
import { markText } from '../../common/sold-out/sold-out-words';

/** A change of dishes; `department` is one of their categories, which the settings hold (C220). */
export type ProductBulkBody = Omit<Input<'changeProducts'>['body'], 'items'> & {
  readonly department?: MenuDepartment;
};

const timesText = (mealtime: Mealtime | null | undefined) => (mealtime ? mealtimeText(mealtime) : 'All day');

const draftOf = (value: string): MealtimeDraft => {
  const [from = '', until = ''] = value.split('|');
  return { from, until };
};

const mealtimeField: BulkField<Product, ProductBulkBody> = {
  label: 'Served',
  refusedAs: ['mealtime'],
  problem: (value) => draftProblem(draftOf(value)),
  change: ({ mealtime }, value) => ({
    was: timesText(mealtime),
    now: timesText(readMealtime(draftOf(value))),
  }),
  body: (value) => ({ mealtime: readMealtime(draftOf(value)) }),
  input: ({ value, error, onChange }) => (
    <FormGroup>
      <legend>Served</legend>
      <MealtimeInputs
        of="Served"
        value={draftOf(value)}
        isInvalid={error !== undefined}
        onChange={({ from, until }) => onChange(`${from}|${until}`)}
      />
      <p>{error ?? 'Both blank: all day.'}</p>
    </FormGroup>
  ),
};

interface Group {
  readonly _id: string;
  readonly name: string;
}

const optionsField = (groups: readonly Group[]): BulkField<Product, ProductBulkBody> => {
  const namesOf = (ids: readonly string[]) =>
    ids.map((id) => groups.find(({ _id }) => _id === id)?.name ?? 'Deleted options').join(', ');
  const idsOf = (value: string) => value.split(',').filter(Boolean);
  return {
    label: 'Options',
    refusedAs: ['optionGroups'],
    problem: () => null,
    change: ({ optionGroups = [] }, value) => ({ was: namesOf(optionGroups), now: namesOf(idsOf(value)) }),
    body: (value) => ({ optionGroups: idsOf(value) }),
    input: ({ value, error, onChange }) => (
      <FormGroup>
        <legend>Options of these dishes</legend>
        <Checks>
          {groups.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              checked={idsOf(value).includes(_id)}
              onChange={({ target }) =>
                onChange(
                  [...idsOf(value).filter((id) => id !== _id), ...(target.checked ? [_id] : [])].join(','),
                )
              }
            />
          ))}
        </Checks>
        <p>{error ?? 'None ticked: they have no options.'}</p>
      </FormGroup>
    ),
  };
};

interface Facts {
  readonly categories: readonly string[];
  readonly groups: readonly Group[];
  /** Returns what no longer counts once the dishes are in this category. */
  readonly leavingNote: (category: string) => string;
  /** Null: this person may not change them. */
  readonly departments: CategoryDepartments | null;
}

/** Returns what "Change several" can do with dishes (C307, C435). */
export const productBulkFields = ({
  categories,
  groups,
  leavingNote,
  departments,
}: Facts): readonly BulkField<Product, ProductBulkBody>[] => [
  ...PRICE_FIELDS,
  textField({
    label: 'Category',
    suggestions: categories,
    note: leavingNote,
    before: ({ category }) => category,
    body: (category) => ({ category }),
  }),
  choiceField({
    label: 'Menu',
    choices: [
      { value: 'enable', label: 'Shown' },
      { value: 'disable', label: 'Hidden' },
    ],
    before: ({ ugage }) => (ugage === 'enable' ? 'Shown' : 'Hidden'),
    body: (value) => ({ ugage: value === 'enable' ? 'enable' : 'disable' }),
  }),
  choiceField({
    label: 'Sold out',
    choices: [
      { value: 'opening', label: 'Sold out today' },
      { value: 'putBack', label: 'Sold out until put back' },
      { value: 'sale', label: 'On sale' },
    ],
    before: (dish) => markText(dish) || 'On sale',
    body: (value) => ({ soldOut: value === 'opening' || value === 'putBack' ? value : null }),
  }),
  mealtimeField,
  ...(groups.length > 0 ? [optionsField(groups)] : []),
  ...(departments
    ? [
        choiceField<Product, ProductBulkBody>({
          label: 'Department of their categories',
          choices: MENU_DEPARTMENTS.map((value) => ({ value, label: departmentWords[value] })),
          before: ({ category }) => departmentWords[departmentOfCategory(category, departments)],
          body: (value) => ({ department: value as MenuDepartment }),
        }),
      ]
    : []),
  deleteField,
];
