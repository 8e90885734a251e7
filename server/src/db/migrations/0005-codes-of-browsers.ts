import type { Migration } from '../migration';

/** A code for a forgotten password knows which browser asked for it, so that others cannot use up its tries (P55). */
export const codesOfBrowsers: Migration = {
  name: '0005-codes-of-browsers',
  statements: ({ key }) => [
    `alter table one_time_codes add column asked_by ${key}`,
    'alter table one_time_codes add column guesses integer not null default 0',
  ],
};
