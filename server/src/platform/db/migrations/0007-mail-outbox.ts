import type { Migration } from '../migration';

/** Mails that wait to be sent. */
export const mailOutbox: Migration = {
  name: '0007-mail-outbox',
  statements: ({ key, whole }) => [
    `create table outbox (
      id ${key} primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      tries ${whole} not null,
      created_at ${whole} not null,
      expires_at ${whole} not null,
      next_try_at ${whole} not null,
      claimed_until ${whole} not null
    )`,
    'create index outbox_by_next_try on outbox (next_try_at)',
  ],
};
