import type { Migration } from '../migration';

/** Out of which category all dishes of a new one came, so that a rename dish by dish is known as one (C441). */
export const categoryOrigins: Migration = {
  name: '0050-category-origins',
  statements: () => ['alter table menu_categories add column came_from text'],
  indexes: () => [],
};
