import type { Migration } from '../migration';

/** What an import wrote, so that it can be undone as a whole (C434). */
export const undoImports: Migration = {
  name: '0048-undo-imports',
  statements: ({ whole }) => [
    'alter table imports add column undo text',
    `alter table imports add column done_at ${whole}`,
    `alter table imports add column undone_at ${whole}`,
  ],
};
