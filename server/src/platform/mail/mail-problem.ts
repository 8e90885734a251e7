import { errorCode } from '@storefront/http/error-code';

/** What is logged of a mail that could not be sent: never its text, which may hold a code, nor anybody's address. */
export interface MailProblem {
  /** `ECONNREFUSED`, `EAUTH`, `ETIMEDOUT`, … */
  readonly code: string | null;
  /** The mail server's own answer, such as 451. */
  readonly responseCode: number | null;
  readonly reason: string;
  readonly attempt: number;
  /** Whether it is tried again. */
  readonly retrying: boolean;
}

const PERMANENT = 500;

const withoutAddresses = (text: string) => text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, '(address)');

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Puts an error of the mail server into words for the log. */
export function describeProblem(error: unknown, attempt: number, mayRetry: boolean): MailProblem {
  const responseCode = field(error, 'responseCode');
  const answer = typeof responseCode === 'number' ? responseCode : null;
  return {
    code: errorCode(error) || null,
    responseCode: answer,
    reason: withoutAddresses(String(field(error, 'message') ?? error)),
    attempt,
    retrying: mayRetry && (answer === null || answer < PERMANENT),
  };
}
