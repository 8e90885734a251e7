import type { Marks } from './marks';

const PASSES = {
  vegetarian: ({ diet }) => diet !== null,
  vegan: ({ diet }) => diet === 'vegan',
  'no-egg': ({ contains }) => !contains.includes('egg'),
  'no-gluten': ({ contains }) => !contains.includes('gluten'),
  'no-nuts': ({ contains }) => !contains.includes('nuts'),
  'no-dairy': ({ contains }) => !contains.includes('dairy'),
  'not-spicy': ({ spice }) => spice === 0,
  'no-caffeine': ({ caffeine }) => !caffeine,
} as const satisfies Record<string, (marks: Marks) => boolean>;

/** A filter of the menu by marks. */
export type DietFilter = keyof typeof PASSES;

/** Every filter, in the order in which screens show them. */
export const DIET_FILTERS = Object.keys(PASSES) as readonly DietFilter[];

/** Returns the filters that a dish with these marks passes. */
export const dietFiltersOf = (marks: Marks): readonly DietFilter[] =>
  DIET_FILTERS.filter((filter) => PASSES[filter](marks));

/** Returns whether a dish passes all filters. A dish without marks passes none, because nobody said what is in it (C261). */
export const passesDiet = (marks: Marks | undefined, filters: readonly DietFilter[]): boolean =>
  filters.every((filter) => marks !== undefined && PASSES[filter](marks));

/** Returns the filters in a text such as `vegetarian,no-nuts`: each once, in the order of {@link DIET_FILTERS}; other words are ignored. */
export function readDiet(text: string): readonly DietFilter[] {
  const words = text.split(',');
  return DIET_FILTERS.filter((filter) => words.includes(filter));
}
