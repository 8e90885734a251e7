import type { DietFilter } from '@storefront/shared/rules/diet-filters';

/** The diet filters in words. */
export const dietWords: Readonly<Record<DietFilter, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'no-egg': 'No egg',
  'no-gluten': 'No gluten',
  'no-nuts': 'No nuts',
  'no-dairy': 'No dairy',
  'not-spicy': 'Not spicy',
  'no-caffeine': 'No caffeine',
};
