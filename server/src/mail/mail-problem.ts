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

interface SmtpError extends Error {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

const withoutAddresses = (text: string) => text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, '(address)');

/** Puts an error of the mail server into words for the log. */
export function describeProblem(error: unknown, attempt: number, mayRetry: boolean): MailProblem {
  const { code, responseCode, message }: SmtpError =
    error instanceof Error ? error : new Error(String(error));
  const answer = typeof responseCode === 'number' ? responseCode : null;
  return {
    code: typeof code === 'string' ? code : null,
    responseCode: answer,
    reason: withoutAddresses(message),
    attempt,
    retrying: mayRetry && (answer === null || answer < PERMANENT),
  };
}
