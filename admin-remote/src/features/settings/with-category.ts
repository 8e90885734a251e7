import { textKey } from '@storefront/shared/rules/text';

/** Returns values of categories with one changed; a category counts once, in any capitals. */
export const withCategory = <V>(
  values: Readonly<Record<string, V>>,
  category: string,
  value: V,
): Readonly<Record<string, V>> => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => textKey(name) !== textKey(category))),
  [category]: value,
});

/** Returns the categories of the menu, then those that have a value but no dishes now. */
export const categoriesWith = (
  categories: readonly string[],
  values: Readonly<Record<string, unknown>>,
): readonly { readonly name: string; readonly label: string }[] => [
  ...categories.map((name) => ({ name, label: name })),
  ...Object.keys(values)
    .filter((name) => !categories.some((one) => textKey(one) === textKey(name)))
    .map((name) => ({ name, label: `${name} (no dishes now)` })),
];
