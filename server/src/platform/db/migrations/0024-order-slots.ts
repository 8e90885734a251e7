import type { Migration } from '../migration';

/** The slot that a customer chose (C236), and the minutes of the way to a place (C235). */
export const orderSlots: Migration = {
  name: '0024-order-slots',
  statements: ({ whole }) => [
    `alter table orders add column slot_at ${whole}`,
    `alter table locations add column way_minutes ${whole}`,
  ],
  indexes: () => [
    'create index orders_by_slot on orders (slot_at) where slot_at is not null',
    'create index orders_by_promise on orders (promised_at) where promised_at is not null and slot_at is null',
  ],
};
