import type { Mail, Mailer } from '../../src/platform/mail/mailer';

/** A mailer that records its mails and sends none, so all of them can be withdrawn. */
export function createTestMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async add(_tx, mail) {
      sent.push(mail);
    },
    async withdraw(_tx, orderId) {
      const withdrawn = sent.filter((mail) => mail.orderId === orderId && mail.replaces !== undefined);
      for (const mail of withdrawn) sent.splice(sent.indexOf(mail), 1);
      return withdrawn.map(({ replaces = null }) => ({ replaces }));
    },
    resend: async () => false,
    remove: async () => false,
    deliver() {},
  };
}
