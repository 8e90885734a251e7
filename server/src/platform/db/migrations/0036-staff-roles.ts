import type { Migration } from '../migration';

/**
 * Roles of staff, invitations, PINs and the devices on which a PIN counts (C292, C294, C295). Who was staff before becomes
 * owner, so that nobody loses what they could do.
 */
export const staffRoles: Migration = {
  name: '0036-staff-roles',
  statements: ({ key, whole }) => [
    `alter table users add column staff_role text
      check (staff_role in ('owner', 'manager', 'counter', 'kitchen', 'rider'))`,
    `alter table users add column switched_off_at ${whole}`,
    "update users set staff_role = 'owner' where role = 'admin'",
    `create table staff_invites (
      token_hash ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade,
      created_at ${whole} not null,
      expires_at ${whole} not null,
      used_at ${whole}
    )`,
    `create table staff_pins (
      user_id ${key} primary key references users (id) on delete cascade,
      pin_hash text not null,
      tries integer not null
    )`,
    `create table staff_devices (
      device_hash ${key} not null,
      user_id ${key} not null references users (id) on delete cascade,
      expires_at ${whole} not null,
      primary key (device_hash, user_id)
    )`,
  ],
  indexes: () => [
    "create index users_of_staff on users (created_at, id) where role = 'admin'",
    'create index staff_invites_of_user on staff_invites (user_id)',
    'create index staff_devices_of_user on staff_devices (user_id)',
  ],
};
