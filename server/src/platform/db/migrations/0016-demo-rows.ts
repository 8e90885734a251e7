import type { Migration } from '../migration';

/** Which customers and orders the demo made, so that one command can remove exactly these (C198). */
export const demoRows: Migration = {
  name: '0016-demo-rows',
  statements: ({ key }) => [
    `create table demo_rows (
      kind text not null check (kind in ('user', 'order')),
      id ${key} not null,
      primary key (kind, id)
    )`,
  ],
};
