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
