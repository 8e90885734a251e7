import type { NewLine } from '@storefront/shared/cart/line';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import type { Product } from '@storefront/shared/contract/entities/product';
import { readOptionGroup, showOptions } from '@storefront/shared/ordering/option-wire';
import { type ChosenOption, type OptionGroup, priceWithOptions } from '@storefront/shared/rules/dish-options';
import { toPaisa, toRupees } from '@storefront/shared/rules/money';

/** Whether a dish has groups of options; never on a server that knows only §7 (C255). */
export const hasOptions = ({ optionGroups }: Pick<Product, 'optionGroups'>): boolean =>
  optionGroups !== undefined && optionGroups.length > 0;

/** Returns the groups of a dish in its order, prices in paisa. @param all every group of the shop */
export const groupsOf = (
  { optionGroups = [] }: Pick<Product, 'optionGroups'>,
  all: readonly OptionGroupOnWire[],
): readonly OptionGroup[] =>
  optionGroups.flatMap((id) => all.filter(({ _id }) => _id === id).map(readOptionGroup));

/** Returns the choices of a line as a cart keeps them, and the price of one piece with them, in rupees (C256). */
export const pricedOptions = (
  { price }: Pick<Product, 'price'>,
  options: readonly ChosenOption[],
): Pick<NewLine, 'price' | 'options'> => ({
  price: toRupees(priceWithOptions(toPaisa(price), options)),
  options: showOptions(options),
});
