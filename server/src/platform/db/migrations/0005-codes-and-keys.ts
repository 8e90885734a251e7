import type { Migration } from '../migration';

/**
 * Stores which browser requested a reset code, so that others cannot use up its tries (P55), and an index of orders by
 * key (C103).
 */
export const codesAndKeys: Migration = {
  name: '0005-codes-and-keys',
  statements: ({ key }) => [
    `alter table one_time_codes add column asked_by ${key}`,
    'alter table one_time_codes add column guesses integer not null default 0',
    'create index idempotency_keys_by_key on idempotency_keys (key)',
  ],
};
