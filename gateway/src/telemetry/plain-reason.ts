/** Patterns in error messages that may be personal data. */
const PERSONAL: readonly RegExp[] = [
  /\S+@\S+/g,
  /\d{5,}/g,
  /https?:\/\/\S+/g,
  /[?#]\S+/g,
  /"[^"]{20,}"|'[^']{20,}'/g,
];

/** Returns an error message without e-mail addresses, numbers, URLs and quoted text, which may be personal data. */
export const plainReason = (reason: string): string =>
  PERSONAL.reduce((text, personal) => text.replace(personal, '…'), reason.replace(/\p{C}/gu, ' ')).trim();
