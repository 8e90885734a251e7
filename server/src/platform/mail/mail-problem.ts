import { errorCode } from '@storefront/http/error-code';

/** The log fields of a failed mail: never its text, which may contain a code, and no address. */
export interface MailProblem {
  /** `ECONNREFUSED`, `EAUTH`, `ETIMEDOUT`, … */
  readonly code: string | null;
  /** Status of the mail server, such as 451. */
  readonly responseCode: number | null;
  readonly reason: string;
  readonly attempt: number;
  /** Whether it is tried again. */
  readonly retrying: boolean;
}

const PERMANENT = 500;

/** Errors that refuse this mail. Others refuse all: a wrong password, a server that closes. They may be mended. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

const withoutAddresses = (text: string) => text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, '(address)');

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Returns the log fields for an error of the mail server. */
export function describeProblem(error: unknown, attempt: number, mayRetry: boolean): MailProblem {
  const responseCode = field(error, 'responseCode');
  const answer = typeof responseCode === 'number' ? responseCode : null;
  const code = errorCode(error) || null;
  const isRefused = answer !== null && answer >= PERMANENT && code !== null && OF_THE_MAIL.has(code);
  return {
    code,
    responseCode: answer,
    reason: withoutAddresses(String(field(error, 'message') ?? error)),
    attempt,
    retrying: mayRetry && !isRefused,
  };
}
