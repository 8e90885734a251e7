import type { Migration } from '../migration';

/** Mails that could not be sent stay, with the reason, for staff (C203). */
export const failedMails: Migration = {
  name: '0019-failed-mails',
  statements: ({ whole }) => [
    'alter table outbox add column problem text',
    `alter table outbox add column failed_at ${whole}`,
  ],
};
