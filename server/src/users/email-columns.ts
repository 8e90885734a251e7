import { emailIdentity, normaliseEmail } from '@storefront/shared/rules/contact';

/** Returns what an account stores about its e-mail address: as typed, as sign-in compares it, and whose it is (C412). */
export const emailColumns = (email: string) => ({
  email: email.trim(),
  email_key: normaliseEmail(email),
  email_identity: emailIdentity(email),
});
