import type { Migration } from '../migration';

const names = "'kitchen', 'bar', 'closet'";

/** Who makes a line, and when each department was done (C220, C221). Dishes ordered earlier are the kitchen's. */
export const departments: Migration = {
  name: '0021-departments',
  statements: ({ whole }) => [
    `alter table order_lines add column department text not null default 'kitchen' check (department in (${names}))`,
    `update order_lines set department = 'closet' where item_type = 'closet'`,
    `alter table orders add column kitchen_done_at ${whole}`,
    `alter table orders add column bar_done_at ${whole}`,
    `alter table orders add column closet_done_at ${whole}`,
    ...['kitchen', 'closet'].map(
      (name) => `update orders set ${name}_done_at = ready_at where ready_at is not null
        and exists (select 1 from order_lines where order_id = orders.id and department = '${name}')`,
    ),
  ],
};
