/** What in the words of an error may be about a person. */
const PERSONAL: readonly RegExp[] = [
  /\S+@\S+/g,
  /\d{5,}/g,
  /https?:\/\/\S+/g,
  /[?#]\S+/g,
  /"[^"]{20,}"|'[^']{20,}'/g,
];

/** The words of an error without what may be a mail address, a number, an address or a text that somebody typed. */
export const plainReason = (reason: string): string =>
  PERSONAL.reduce((text, personal) => text.replace(personal, '…'), reason.replace(/\p{C}/gu, ' ')).trim();
