import type { LineOption, OptionGroupOnWire } from '../contract/entities/option-group';
import type { ChosenOption, OptionGroup } from '../rules/dish-options';
import { toPaisa, toRupees } from '../rules/money';

/** Returns a group of the wire for the rules: rupees become paisa. */
export const readOptionGroup = ({ _id, name, min, max, choices }: OptionGroupOnWire): OptionGroup => ({
  id: _id,
  name,
  min,
  max,
  choices: choices.map((choice) => ({
    id: choice._id,
    name: choice.name,
    pricePaisa: toPaisa(choice.priceDifference),
    isDefault: choice.isDefault,
    isSoldOut: choice.soldOut,
  })),
});

/** Returns a group as the wire has it, in rupees. */
export const showOptionGroup = ({ id, name, min, max, choices }: OptionGroup): OptionGroupOnWire => ({
  _id: id,
  id,
  name,
  min,
  max,
  choices: choices.map((choice) => ({
    _id: choice.id,
    id: choice.id,
    name: choice.name,
    priceDifference: toRupees(choice.pricePaisa),
    isDefault: choice.isDefault,
    soldOut: choice.isSoldOut,
  })),
});

/** Returns the choices of a line of the wire for the rules. */
export const readOptions = (options: readonly LineOption[] = []): ChosenOption[] =>
  options.map(({ _id, group, name, price }) => ({ id: _id, group, name, pricePaisa: toPaisa(price) }));

/** Returns the choices of a line as the wire has them. */
export const showOptions = (options: readonly ChosenOption[]): LineOption[] =>
  options.map(({ id, group, name, pricePaisa }) => ({
    _id: id,
    id,
    group,
    name,
    price: toRupees(pricePaisa),
  }));
