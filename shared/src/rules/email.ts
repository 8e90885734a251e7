/** The longest address that mail can carry. */
export const EMAIL_MAX = 254;

// The pattern of <input type="email">, and at least one dot in the domain, as the server demands.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The form in which an address is stored and compared: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether this is an address of e-mail type (§5); blanks around it do not matter. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > EMAIL_MAX + 20) return false;
  const email = value.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email);
}

/** What the spellings of one mailbox share: no `+tag`, and for Gmail no dots (P45). Never to be shown or mailed to. */
export function emailIdentity(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf('@');
  if (at < 0) return normal;
  const host = normal.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const [mailbox = ''] = normal.slice(0, at).split('+');
  return `${host === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${host}`;
}
