import { brand } from '@storefront/shared/content/content';
import type { Env } from '../config/env';
import type { MailProblem } from './mail-problem';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** The mail server of SMTP_URL, or the outbox in the data folder where there is none. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailEnv,
  now: () => number,
  onProblem: (problem: MailProblem) => void,
): Mailer {
  if (smtpUrl === null) return createOutboxMailer(dataDir, now);
  return createSmtpMailer({ url: smtpUrl, from: { name: brand.name, address: mailFrom }, onProblem });
}
