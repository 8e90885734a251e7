import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import type { Input } from '@storefront/shared/contract/types';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { newKey } from '@storefront/shared/rules/new-key';
import { textKey } from '@storefront/shared/rules/text';
import { type EditField, editField } from '../../../common/conflict/edit-field';
import type { FieldErrors } from '../../../common/form/form-failure';
import { readCount, readRupees } from '../../../common/form/read-number';

/** A choice as typed. */
export interface ChoiceForm {
  /** React key; the id of a choice that is stored. */
  readonly key: string;
  /** Null for a choice that is not stored yet. */
  readonly _id: string | null;
  readonly name: string;
  readonly price: string;
  readonly isDefault: boolean;
  readonly soldOut: boolean;
}

/** A group of options as typed. */
export interface GroupForm {
  readonly name: string;
  readonly min: string;
  readonly max: string;
  readonly choices: readonly ChoiceForm[];
}

export const newChoice = (): ChoiceForm => ({
  key: newKey(),
  _id: null,
  name: '',
  price: '0',
  isDefault: false,
  soldOut: false,
});

/** Returns the form values of a group; a new one asks for one of two choices. */
export function toGroupForm(group: OptionGroupOnWire | null): GroupForm {
  if (!group) return { name: '', min: '1', max: '1', choices: [newChoice(), newChoice()] };
  return {
    name: group.name,
    min: String(group.min),
    max: String(group.max),
    choices: group.choices.map(({ _id, name, priceDifference, isDefault, soldOut }) => ({
      key: _id,
      _id,
      name,
      price: String(priceDifference),
      isDefault,
      soldOut,
    })),
  };
}

/** Returns a choice in words: `Oat milk, + Rs 50.00, sold out`. */
function choiceText({ name, price, isDefault, soldOut }: ChoiceForm): string {
  const rupees = readRupees(price);
  const difference = rupees ? `+ ${formatRupees(toPaisa(rupees))}` : null;
  return [name.trim(), difference, isDefault && 'default', soldOut && 'sold out'].filter(Boolean).join(', ');
}

/** The fields that two members of staff may change at the same time (C165). Choices are one: their order counts. */
export const groupFields: readonly EditField<GroupForm, OptionGroupOnWire>[] = [
  editField('name', 'Name'),
  editField('min', 'At least'),
  editField('max', 'At most'),
  editField('choices', 'Choices', { text: ({ choices }) => choices.map(choiceText).join('\n') }),
];

function limitFaults({ min, max, choices }: GroupForm): FieldErrors {
  const [least, most] = [readCount(min), readCount(max)];
  const isMaxWrong = most === null || most < 1 || most > choices.length;
  return {
    ...((least === null || (most !== null && least > most)) && { min: 'A number up to the most' }),
    ...(isMaxWrong && { max: `A number from 1 to ${choices.length}` }),
  };
}

/** Returns the errors of the form (C255). */
export function groupFaults(form: GroupForm): FieldErrors {
  const { name, max, choices } = form;
  const names = choices.map((choice) => textKey(choice.name));
  const defaults = choices.filter(({ isDefault }) => isDefault).length;
  const choiceFaults = choices.flatMap(({ key, price }, index): [string, string][] => {
    const own = names[index] ?? '';
    const isTaken = own !== '' && names.indexOf(own) < index;
    const nameFault = own === '' ? 'A name is needed' : isTaken ? 'Another choice has this name' : null;
    return [
      ...(nameFault ? [[`${key} name`, nameFault] as [string, string]] : []),
      ...(readRupees(price) === null ? [[`${key} price`, 'A number of rupees'] as [string, string]] : []),
    ];
  });
  return {
    ...(name.trim() === '' && { name: 'A name is needed' }),
    ...limitFaults(form),
    ...(defaults > Number(max) && { choices: `At most ${max} can be chosen at first` }),
    ...Object.fromEntries(choiceFaults),
  };
}

/** Returns the body of the call. @param version the one that staff saw (C165) */
export const toGroupBody = (
  { name, min, max, choices }: GroupForm,
  version?: number,
): Input<'updateOptionGroup'>['body'] => ({
  name: name.trim(),
  min: Number(min),
  max: Number(max),
  choices: choices.map(({ _id, name: choice, price, isDefault, soldOut }) => ({
    ...(_id && { _id }),
    name: choice.trim(),
    priceDifference: Number(price),
    isDefault,
    soldOut,
  })),
  ...(version !== undefined && { version }),
});
