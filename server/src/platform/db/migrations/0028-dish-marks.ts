import type { Migration } from '../migration';

/** What staff say about the contents of a dish, and which filters of the menu it passes (C261). */
export const dishMarks: Migration = {
  name: '0028-dish-marks',
  statements: () => [
    'alter table products add column marks text',
    'alter table products add column diet_filters text',
  ],
};
