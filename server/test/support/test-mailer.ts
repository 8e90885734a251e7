import type { Mail, Mailer } from '../../src/platform/mail/mailer';

/** A mailer that records its mails and sends none. */
export function createTestMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async add(_tx, mail) {
      sent.push(mail);
    },
    deliver() {},
  };
}
