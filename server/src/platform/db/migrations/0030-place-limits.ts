import type { Migration } from '../migration';

/** Minimum order and free delivery of a place, and when staff switched it off (C265). */
export const placeLimits: Migration = {
  name: '0030-place-limits',
  statements: ({ whole }) => [
    `alter table locations add column minimum_paisa ${whole} check (minimum_paisa >= 0)`,
    `alter table locations add column free_from_paisa ${whole} check (free_from_paisa >= 0)`,
    `alter table locations add column inactive_since ${whole}`,
  ],
};
