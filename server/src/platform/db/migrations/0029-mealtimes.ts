import type { Migration } from '../migration';

/** When a dish is served, if it is not when its category is (C263). */
export const mealtimes: Migration = {
  name: '0029-mealtimes',
  statements: () => ['alter table products add column mealtime text'],
};
