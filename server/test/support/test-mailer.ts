import type { Mail, Mailer } from '../../src/platform/mail/mailer';

/** A mailer that records its mails. */
export function createTestMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
    },
  };
}
