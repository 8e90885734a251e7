import { textKey } from './text';

/** Departments of the shop, in the order in which screens show them (C220). `closet` packs clothes and shoes. */
export const DEPARTMENTS = ['kitchen', 'bar', 'closet'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** The departments that a category of the menu can belong to. */
export const MENU_DEPARTMENTS = ['kitchen', 'bar'] as const;
export type MenuDepartment = (typeof MENU_DEPARTMENTS)[number];

/** What staff chose: category of the menu → its department. */
export type CategoryDepartments = Readonly<Record<string, MenuDepartment>>;

/** Categories with one of these words come from the bar: drinks, and what stands on the counter. */
const BAR_WORDS =
  /\b(?:coffee|espresso|latte|tea|chiya|drink|beverage|juice|shake|milkshake|smoothie|lassi|cooler|soda|beer|wine|cocktail|mocktail|bar|bakery|pastry|pastries|cake)s?\b/;

/** Returns the department of a category of the menu: what staff chose, else the bar for drinks and cakes, else the kitchen. */
export function departmentOfCategory(category: string, chosen: CategoryDepartments): MenuDepartment {
  const key = textKey(category);
  const entry = Object.entries(chosen).find(([name]) => textKey(name) === key);
  return entry?.[1] ?? (BAR_WORDS.test(key) ? 'bar' : 'kitchen');
}

/** Returns the departments of lines, each once, in the order of {@link DEPARTMENTS}. Lines without one count for none. */
export const departmentsOf = (
  lines: readonly { readonly department?: Department | undefined }[],
): readonly Department[] =>
  DEPARTMENTS.filter((department) => lines.some((line) => line.department === department));
