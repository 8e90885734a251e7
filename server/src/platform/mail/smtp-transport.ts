import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';

/** How long each step of a delivery may take, ms. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** Sends mail over SMTP. All tries of a mail have one message id, so that receivers recognise a mail that came twice. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const host = from.address.split('@').at(-1);
  return {
    async send({ to: address, subject, text, html }, id) {
      const to = { name: '', address };
      const content = { subject, text, ...(html && { html }) };
      await transport.sendMail({ ...content, to, from, messageId: `<${id}@${host}>` });
    },
  };
}
