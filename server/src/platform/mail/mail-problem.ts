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

const withoutAddresses = (text: string) => text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, '(address)');

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Returns the log fields for an error of the mail server. */
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
