import type { Migration } from '../migration';

/** The HTML of a mail, beside its plain text; null for mails that waited before. */
export const mailHtml: Migration = {
  name: '0014-mail-html',
  statements: () => ['alter table outbox add column html text'],
};
