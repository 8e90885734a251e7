import { brand } from '@storefront/shared/content/content';
import type { Env } from '../config/env';
import type { Database } from '../db/database';
import { createFileTransport } from './file-transport';
import type { MailProblem } from './mail-problem';
import type { Mailer } from './mailer';
import { createOutbox } from './outbox';
import { createSmtpTransport } from './smtp-transport';

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'databaseUrl'>;

/** Sends through the mail server of SMTP_URL; without one, writes files into the data folder. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir, databaseUrl }: MailEnv,
  db: Database,
  now: () => number,
  onProblem: (problem: MailProblem) => void,
): Mailer {
  const from = { name: brand.name, address: mailFrom };
  const transport = smtpUrl ? createSmtpTransport({ url: smtpUrl, from }) : createFileTransport(dataDir, now);
  return createOutbox({ db, transport, now, onProblem, isAlone: databaseUrl === null });
}
