import { describeTrouble, type Trouble } from '@storefront/shared/delivery/release-reports';

/** Patterns in error messages that may be personal data. */
const PERSONAL: readonly RegExp[] = [
  /\S+@\S+/g,
  /\d{5,}/g,
  /https?:\/\/\S+/g,
  /[?#]\S+/g,
  /"[^"]{20,}"|'[^']{20,}'/g,
];

/** A message of React's production build. Its address holds the arguments, which may be texts of a page. */
const REACT_ERROR = /Minified React error #(\d{1,4});[\s\S]*/;

/** Returns an error message without e-mail addresses, numbers, URLs and quoted text, which may be personal data. */
const plainReason = (reason: string): string =>
  PERSONAL.reduce(
    (text, personal) => text.replace(personal, '…'),
    reason.replace(REACT_ERROR, 'React error $1').replace(/\p{C}/gu, ' '),
  ).trim();

/** Returns the text that is stored of a trouble. Its places are names of files of a build, so they stay. */
export const plainTrouble = ({ reason, ...places }: Trouble): string =>
  describeTrouble({ reason: plainReason(reason), ...places });
