import type { Migration } from '../migration';

/** Checked imports of menu and closet (C305): what they would do, and once they are done the answer. */
export const imports: Migration = {
  name: '0040-imports',
  statements: ({ key, whole }) => [
    `create table imports (
      id ${key} primary key,
      shop text not null check (shop in ('product', 'closet')),
      actor ${key} not null,
      plan text not null,
      new_pictures text not null,
      created_at ${whole} not null,
      take text,
      answer text
    )`,
  ],
  indexes: () => ['create index imports_by_time on imports (created_at)'],
};
