import { ApiError } from './api-error';

/**
 * Returns when to ask for a code again and what helps until then, if the server mails no more codes for now; null for any
 * other error. The server counts typed addresses, so that this is the same for one without an account (C102).
 */
export const codeLimitText = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429
    ? `${error.message} A code mailed in the last 10 minutes still works: use the newest.`.trim()
    : null;
