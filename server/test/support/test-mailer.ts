import type { Mail, Mailer } from '../../src/platform/mail/mailer';

/** A mailer that keeps what it was given. */
export function createTestMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
    },
  };
}
